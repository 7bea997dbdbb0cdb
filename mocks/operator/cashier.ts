import { readKept, writeKept } from "#mocks/demo.ts";
import { type KeptWorld } from "#mocks/keep.ts";
import { accounts, complain, money, part } from "#mocks/operator/page.ts";
import { returnAddress } from "#mocks/operator/returnAddress.ts";

const choice = part("#account", HTMLSelectElement);
const said = part("#said", HTMLElement);

/** Puts a member's saved balance where `to` wants it; the app reads it when it comes back. */
async function change(to: (cents: number) => number): Promise<void> {
  const kept = await readKept();
  if (kept === undefined)
    throw new Error("Open the sportsbook once: there is no saved balance yet (or this browser blocks storage).");
  const members: KeptWorld["members"] = kept.members.map((member) =>
    member.account === choice.value ? { ...member, cents: to(member.cents) } : member,
  );
  await writeKept({ ...kept, members });
  await show();
  const now = accounts({ ...kept, members }).find(({ account }) => account === choice.value);
  said.textContent = now ? `${now.showName} now has ${money(now)}.` : "";
}

async function show(): Promise<void> {
  const chosen = choice.value;
  const options = accounts(await readKept()).map(
    (account) => new Option(`${account.showName}: ${money(account)}`, account.account),
  );
  choice.replaceChildren(...options);
  if (chosen !== "") choice.value = chosen;
}

part("#deposit", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const amount = Number(part("#amount", HTMLInputElement).value);
  change((cents) => cents + Math.round(amount * 100)).catch(complain);
});
part("#empty", HTMLButtonElement).addEventListener("click", () => {
  change(() => 0).catch(complain);
});
part("#back", HTMLAnchorElement).href = returnAddress(location.href).href;
show().catch(complain);
