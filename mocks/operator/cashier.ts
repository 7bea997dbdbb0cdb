import { type Deposit, leaveDeposit, readKept, waitingDeposits } from "#mocks/doors/demo.ts";
import { type Account, accounts, complain, money, part } from "#mocks/operator/page.ts";
import { returnAddress } from "#mocks/operator/returnAddress.ts";

const choice = part("#account", HTMLSelectElement);
const said = part("#said", HTMLElement);

/** The accounts as they will be once the bookmaker has booked what is waiting. */
async function current(): Promise<readonly Account[]> {
  const [kept, waiting] = await Promise.all([readKept(), waitingDeposits()]);
  return accounts(kept).map((account) => {
    const mine = waiting.filter((one) => one.account === account.account);
    return { ...account, cents: mine.reduce((sum, { cents }) => (cents === "empty" ? 0 : sum + cents), account.cents) };
  });
}

async function show(): Promise<readonly Account[]> {
  const chosen = choice.value;
  const list = await current();
  choice.replaceChildren(
    ...list.map((account) => new Option(`${account.showName}: ${money(account)}`, account.account)),
  );
  if (chosen !== "") choice.value = chosen;
  return list;
}

async function leave(cents: Deposit["cents"]): Promise<void> {
  const account = choice.value;
  if (!(await leaveDeposit({ account, cents })))
    throw new Error("This browser blocks storage here: the cashier cannot reach the bookmaker.");
  const now = (await show()).find((one) => one.account === account);
  said.textContent = now ? `${now.showName} now has ${money(now)}.` : "";
}

part("#deposit", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  leave(Math.round(Number(part("#amount", HTMLInputElement).value) * 100)).catch(complain);
});
part("#empty", HTMLButtonElement).addEventListener("click", () => {
  leave("empty").catch(complain);
});
part("#back", HTMLAnchorElement).href = returnAddress(location.href).href;
show().catch(complain);
