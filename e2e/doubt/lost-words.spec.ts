import { type Page } from "@playwright/test";
import { wholeTerms } from "#app/build/thaiWords.ts";
import { type World } from "#mocks/world/world.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { seedSlip, selectionOf } from "#e2e/steps/seeds.ts";
import { betCalls, booked, waitOut } from "#e2e/steps/slip.ts";
import { after } from "#e2e/steps/long.ts";

interface Words {
  readonly language: string;
  readonly checking: string;
  /** After two minutes without a trace of the bet. */
  readonly missing: string;
  /** What would promise or deny: "failed", "placed", "refused". */
  readonly never: RegExp;
}

const WORDS: readonly Words[] = [
  {
    language: "en-US",
    checking: "Checking your bet",
    missing: "The bet is not in your bet list",
    never: /fail|placed|refused/i,
  },
  {
    language: "es-ES",
    checking: "Comprobando tu apuesta",
    missing: "La apuesta no está en tu lista de apuestas",
    never: /fallid|realizada|rechazad/i,
  },
  {
    language: "fr-FR",
    checking: "Vérification de votre pari",
    missing: "Le pari n’est pas dans votre liste de paris",
    never: /échec|enregistré|refusé/i,
  },
  {
    language: "id-ID",
    checking: "Memeriksa taruhan Anda",
    missing: "Taruhan tidak ada di daftar taruhan Anda",
    never: /gagal|berhasil|ditolak/i,
  },
  {
    language: "ja-JP",
    checking: "ベットを確認しています",
    missing: "ベット一覧に該当のベットがありません",
    never: /失敗|完了|拒否/,
  },
  {
    language: "pt-BR",
    checking: "Verificando sua aposta",
    missing: "A aposta não está na sua lista de apostas",
    never: /falha|realizada|recusada/i,
  },
  {
    language: "th-TH",
    checking: wholeTerms("กำลังตรวจสอบเดิมพันของคุณ"),
    missing: wholeTerms("ไม่พบเดิมพันในรายการเดิมพันของคุณ"),
    never: /สำเร็จ|ล้มเหลว|ปฏิเสธ/,
  },
  {
    language: "vi-VN",
    checking: "Đang kiểm tra vé cược của bạn",
    missing: "Vé cược không có trong danh sách cược của bạn",
    never: /thất bại|thành công|từ chối/i,
  },
  { language: "zh-CN", checking: "正在核对您的投注", missing: "注单列表中没有这笔投注", never: /失败|成功|拒绝/ },
  { language: "zh-TW", checking: "正在核對您的投注", missing: "注單列表中沒有這筆投注", never: /失敗|成功|拒絕/ },
];

/** The slip of Manchester United over with 300 typed, in the language of the member; returns its place button. */
async function openIn(
  language: string,
  room: {
    readonly page: Page;
    readonly world: World;
    readonly open: (options: { readonly as: string }) => Promise<void>;
    readonly pass: (ms: number) => Promise<void>;
  },
) {
  const { page, world, open, pass } = room;
  const member = world.members.get("jason88");
  if (member !== undefined) member.preference.Language = language;
  await seedSlip(page, { single: selectionOf(world, 502, 3) });
  await open({ as: "jason88" });
  const slip = page.getByRole("dialog");
  await expect(page.locator("html")).toHaveAttribute("lang", language, { timeout: 15_000 });
  await expect(slip).toBeVisible();
  await pass(2_000);
  for (const key of ["3", "00"]) await slip.getByRole("button", { name: key, exact: true }).click();
  return slip.getByRole("button", { name: /\D300$/ });
}

for (const [at, { language, checking, missing, never }] of WORDS.entries()) {
  test(
    `BET-04: in ${language} a lost answer is checked, never called failed or placed, and told when it is not there`,
    after(1, at),
    async ({ page, world, open, pass, door }) => {
      const button = await openIn(language, { page, world, open, pass });
      world.nextCall({ path: "/api/bet/Bet", status: 503 });
      await button.click();
      const slip = page.getByRole("dialog");
      await expect(slip).toContainText(checking);
      expect(await page.locator("body").innerText()).not.toMatch(never);
      await waitOut({ page, world }, slip.getByText(missing));
      expect(await page.locator("body").innerText()).not.toMatch(never);
      expect(betCalls(door.requests)).toHaveLength(1);
      expect(booked(world)).toHaveLength(0);
    },
  );
}
