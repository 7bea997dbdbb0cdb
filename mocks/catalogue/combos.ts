/** A sport group of the operator (spec §3, Combo). */
export interface ComboSource {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly sports: readonly number[];
}

/** The groups that this operator has made, besides all sports, which is not a group. */
export const COMBOS: readonly ComboSource[] = [
  {
    id: 1,
    names: {
      "en-US": "American leagues",
      "zh-CN": "美式联赛",
      "zh-TW": "美式聯賽",
      "th-TH": "ลีกอเมริกัน",
      "ja-JP": "アメリカのリーグ",
      "id-ID": "Liga Amerika",
      "vi-VN": "Giải đấu Mỹ",
      "fr-FR": "Ligues américaines",
      "pt-BR": "Ligas americanas",
      "es-ES": "Ligas americanas",
    },
    sports: [2, 3, 4, 5, 6],
  },
  {
    id: 2,
    names: {
      "en-US": "Football world",
      "zh-CN": "足球世界",
      "zh-TW": "足球世界",
      "th-TH": "โลกฟุตบอล",
      "ja-JP": "フットボール",
      "id-ID": "Dunia sepak bola",
      "vi-VN": "Thế giới bóng đá",
      "fr-FR": "Monde du foot",
      "pt-BR": "Mundo do futebol",
      "es-ES": "Mundo del fútbol",
    },
    sports: [1, 15, 16],
  },
  {
    id: 3,
    names: {
      "en-US": "Rackets",
      "zh-CN": "球拍运动",
      "zh-TW": "球拍運動",
      "th-TH": "กีฬาแร็กเกต",
      "ja-JP": "ラケット競技",
      "id-ID": "Raket",
      "vi-VN": "Môn dùng vợt",
      "fr-FR": "Raquettes",
      "pt-BR": "Raquetes",
      "es-ES": "Raqueta",
    },
    sports: [7, 8, 9],
  },
];

/** The sports of a combo; undefined (all) for 0 and for one that does not exist. */
export const comboSports = (comboId: number): readonly number[] | undefined =>
  COMBOS.find(({ id }) => id === comboId)?.sports;
