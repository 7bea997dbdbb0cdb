/** The origins under which the simulated operator's host page frames the demo: one machine, two names. */
const parentOrigins = (): string[] => {
  const port = location.port === "" ? "" : `:${location.port}`;
  return ["localhost", "127.0.0.1"].map((host) => `${location.protocol}//${host}${port}`);
};

/** The configuration of the demo: the simulated operator's own pages act as the host site (decisions, Demo). */
export function demoConfig(): Record<string, unknown> {
  const page = (name: string) => new URL(`mocks/operator/${name}.html`, new URL("./", location.href)).href;
  return {
    loginUrl: page("sign-in"),
    rechargeUrl: page("cashier"),
    gameHomeUrl: page("lobby"),
    homeUrl: page("index"),
    chatUrl: page("chat"),
    parentOrigins: parentOrigins(),
    // off as delivered: here it is available, and a member switches it on
    features: { quickBet: true },
  };
}
