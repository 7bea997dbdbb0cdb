import { readKept } from "#mocks/doors/demo.ts";
import { accounts, complain, money, part, row, sessionOf } from "#mocks/operator/page.ts";
import { launchAddress, returnAddress } from "#mocks/operator/returnAddress.ts";

const back = returnAddress(location.href);

async function show(): Promise<void> {
  const list = accounts(await readKept());
  const rows = list.map((account) =>
    row(account.showName, account.scenario, money(account), () => {
      sessionOf(account)
        .then(({ token, bcs }) => location.assign(launchAddress(back, token, bcs)))
        .catch(complain);
    }),
  );
  part("#members", HTMLUListElement).replaceChildren(...rows);
  part("#back", HTMLAnchorElement).href = back.href;
}

show().catch(complain);
