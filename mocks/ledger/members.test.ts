import { expect, test } from "vitest";
import { createMembers, MEMBER_ACCOUNTS } from "#mocks/ledger/members.ts";

test.each(MEMBER_ACCOUNTS)("what $account chooses in one world is not chosen in another", ({ account }) => {
  const one = createMembers().get(account);
  const other = createMembers().get(account);
  if (!one || !other) throw new RangeError(`no member ${account}`);
  const before = { ...other.preference };
  one.preference.OddsStyle = 6;
  one.favourites.set(501, 0);
  expect(other.preference).toEqual(before);
  expect([...other.favourites]).toEqual([]);
});
