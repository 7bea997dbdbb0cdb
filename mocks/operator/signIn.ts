import { createMembers, major, type Member } from "#mocks/ledger/members.ts";
import { launchAddress, returnAddress } from "#mocks/operator/returnAddress.ts";

const back = returnAddress(location.href);

const money = (member: Member): string =>
  `${member.currency} ${major(member.cents).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function signInAs(member: Member): Promise<void> {
  const { bcsOf, signToken } = await import("#mocks/ledger/tokens.ts");
  const claims = {
    Account: member.account,
    Balance: major(member.cents),
    Currency: member.currency,
    Paused: member.paused,
  };
  location.assign(launchAddress(back, await signToken(claims, Date.now(), member.tokenMs), bcsOf(member.account)));
}

function rowOf(member: Member): HTMLLIElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "row";
  const who = document.createElement("span");
  const name = document.createElement("strong");
  name.textContent = member.showName;
  const scenario = document.createElement("small");
  scenario.textContent = member.scenario;
  who.append(name, scenario);
  const sum = document.createElement("span");
  sum.className = "sum";
  sum.textContent = money(member);
  button.append(who, sum);
  button.addEventListener("click", () => {
    signInAs(member).catch((error: unknown) => {
      const problem = document.querySelector<HTMLElement>("#problem");
      if (!problem) return;
      problem.textContent = `The sign-in failed: ${String(error)}`;
      problem.hidden = false;
    });
  });
  item.append(button);
  return item;
}

document.querySelector("#members")?.append(...[...createMembers().values()].map(rowOf));
document.querySelector<HTMLAnchorElement>("#back")?.setAttribute("href", back.href);
