/** More teams of the big leagues in the order zh-CN, zh-TW, th-TH, ja-JP, each list in the order of its league. */
const LISTS: readonly string[] = [
  `Brentford|布伦特福德|布倫特福德|เบรนท์ฟอร์ด|ブレントフォード
Bournemouth|伯恩茅斯|伯恩茅斯|บอร์นมัธ|ボーンマス
Wolverhampton Wanderers|狼队|狼隊|วูล์ฟแฮมป์ตัน|ウルヴァーハンプトン
Nottingham Forest|诺丁汉森林|諾丁漢森林|น็อตติงแฮม ฟอเรสต์|ノッティンガム・フォレスト
Leeds United|利兹联|里茲聯|ลีดส์ ยูไนเต็ด|リーズ・ユナイテッド
Burnley|伯恩利|伯恩利|เบิร์นลี่ย์|バーンリー
Sunderland|桑德兰|桑德蘭|ซันเดอร์แลนด์|サンダーランド`,
  `Valencia|瓦伦西亚|瓦倫西亞|บาเลนเซีย|バレンシア
Celta Vigo|塞尔塔|塞爾塔|เซลต้า บีโก้|セルタ
Osasuna|奥萨苏纳|奧薩蘇納|โอซาซูน่า|オサスナ
Rayo Vallecano|巴列卡诺|巴列卡諾|ราโย บาเยกาโน|ラージョ・バジェカーノ
Mallorca|马洛卡|馬約卡|เรอัล มายอร์ก้า|マジョルカ
Getafe|赫塔菲|赫塔菲|เกตาเฟ่|ヘタフェ
Alavés|阿拉维斯|阿拉維斯|อลาเบส|アラベス
Espanyol|西班牙人|西班牙人|เอสปันญ่อล|エスパニョール
Elche|埃尔切|艾爾切|เอลเช่|エルチェ
Levante|莱万特|萊萬特|เลบันเต้|レバンテ
Real Oviedo|皇家奥维耶多|皇家奧維耶多|เรอัล โอเบียโด|レアル・オビエド`,
  `Bologna|博洛尼亚|博洛尼亞|โบโลญญ่า|ボローニャ
Fiorentina|佛罗伦萨|費倫提那|ฟิออเรนติน่า|フィオレンティーナ
Como|科莫|科莫|โคโม่|コモ
Torino|都灵|杜林|โตริโน่|トリノ
Udinese|乌迪内斯|烏迪內斯|อูดิเนเซ่|ウディネーゼ
Genoa|热那亚|熱那亞|เจนัว|ジェノア
Sassuolo|萨索洛|薩索洛|ซาสซูโอโล่|サッスオーロ
Parma|帕尔马|帕爾馬|ปาร์ม่า|パルマ
Cagliari|卡利亚里|卡利亞里|กายารี่|カリアリ
Lecce|莱切|萊切|เลชเช่|レッチェ
Hellas Verona|维罗纳|維羅納|เฮลลาส เวโรน่า|ヴェローナ
Cremonese|克雷莫纳|克雷莫納|เครโมเนเซ่|クレモネーゼ
Pisa|比萨|比薩|ปิซ่า|ピサ`,
  `Eintracht Frankfurt|法兰克福|法蘭克福|ไอน์ทรัคท์ แฟรงก์เฟิร์ต|フランクフルト
VfB Stuttgart|斯图加特|斯圖加特|สตุ๊ตการ์ท|シュトゥットガルト
SC Freiburg|弗赖堡|弗萊堡|ไฟร์บวร์ก|フライブルク
Borussia Mönchengladbach|门兴格拉德巴赫|門興格拉德巴赫|โบรุสเซีย มึนเช่นกลัดบัค|ボルシアMG
VfL Wolfsburg|沃尔夫斯堡|沃爾夫斯堡|โวล์ฟสบวร์ก|ヴォルフスブルク
Mainz 05|美因茨|美因茨|ไมนซ์|マインツ
Werder Bremen|不来梅|不來梅|แวร์เดอร์ เบรเมน|ブレーメン
TSG Hoffenheim|霍芬海姆|霍芬海姆|ฮอฟเฟ่นไฮม์|ホッフェンハイム
Union Berlin|柏林联合|柏林聯合|ยูเนี่ยน เบอร์ลิน|ウニオン・ベルリン
FC Augsburg|奥格斯堡|奧格斯堡|เอาก์สบวร์ก|アウクスブルク
1. FC Köln|科隆|科隆|โคโลญจน์|ケルン
Hamburger SV|汉堡|漢堡|ฮัมบวร์ก|ハンブルガーSV
FC St. Pauli|圣保利|聖保利|ซังต์ เพาลี|ザンクトパウリ
1. FC Heidenheim|海登海姆|海登海姆|ไฮเดนไฮม์|ハイデンハイム`,
  `Lille|里尔|里爾|ลีลล์|リール
Nice|尼斯|尼斯|นีซ|ニース
Lens|朗斯|朗斯|ล็องส์|RCランス
Strasbourg|斯特拉斯堡|史特拉斯堡|สตราส์บูร์ก|ストラスブール
Rennes|雷恩|雷恩|แรนส์|レンヌ
Brest|布雷斯特|布雷斯特|แบรสต์|ブレスト
Toulouse|图卢兹|土魯斯|ตูลูส|トゥールーズ
Nantes|南特|南特|น็องต์|ナント
Auxerre|欧塞尔|歐塞爾|โอแซร์|オセール
Angers|昂热|昂熱|อ็องเฌ่ร์|アンジェ
Le Havre|勒阿弗尔|勒阿弗爾|เลอ อาฟวร์|ル・アーヴル
Lorient|洛里昂|洛里昂|ลอริยองต์|ロリアン
Metz|梅斯|梅斯|เม็ตซ์|メス
Paris FC|巴黎FC|巴黎FC|ปารีส เอฟซี|パリFC
Club Brugge|布鲁日|布魯日|คลับ บรูช|クラブ・ブルッヘ
Olympiacos|奥林匹亚科斯|奧林匹亞科斯|โอลิมเปียกอส|オリンピアコス`,
  `AZ Alkmaar|阿尔克马尔|阿爾克馬爾|อาแซด อัลค์มาร์|AZアルクマール
FC Twente|特温特|特溫特|ทเวนเต้|トゥウェンテ
FC Utrecht|乌得勒支|烏特勒支|อูเทรคต์|ユトレヒト
NEC Nijmegen|奈梅亨|奈梅亨|เอ็นอีซี ไนเมเคิน|NECナイメーヘン
Go Ahead Eagles|前进之鹰|前進之鷹|โก อเฮด อีเกิ้ลส์|ゴー・アヘッド・イーグルス
Sparta Rotterdam|鹿特丹斯巴达|鹿特丹斯巴達|สปาร์ต้า ร็อตเตอร์ดัม|スパルタ・ロッテルダム
SC Heerenveen|海伦芬|海倫芬|ฮีเรนวีน|ヘーレンフェーン
FC Groningen|格罗宁根|格羅寧根|โกรนิงเก้น|フローニンゲン
Fortuna Sittard|锡塔德福图纳|錫塔德福圖納|ฟอร์ทูน่า ซิตทาร์ด|フォルトゥナ・シッタート
Heracles Almelo|赫拉克勒斯|赫拉克勒斯|เฮราเคิ่ลส์|ヘラクレス
NAC Breda|布雷达|布雷達|เอ็นเอซี เบรด้า|NACブレダ
PEC Zwolle|兹沃勒|茲沃勒|พีอีซี ซโวลเล่|ズヴォレ
FC Volendam|福伦丹|福倫丹|โวเลนดัม|フォレンダム
Excelsior|精英队|精英隊|เอ็กเซลซิเออร์|エクセルシオール
Telstar|特尔斯达|特爾斯達|เทลสตาร์|テルスター`,
  `Machida Zelvia|町田泽维亚|町田澤維亞|มาชิดะ เซลเวีย|FC町田ゼルビア
Kyoto Sanga|京都不死鸟|京都不死鳥|เกียวโต ซังกะ|京都サンガ
Kashiwa Reysol|柏太阳神|柏雷素爾|คาชิวะ เรย์โซล|柏レイソル
FC Tokyo|FC东京|FC東京|เอฟซี โตเกียว|FC東京
Nagoya Grampus|名古屋鲸八|名古屋鯨八|นาโกยา แกรมปัส|名古屋グランパス
Avispa Fukuoka|福冈黄蜂|福岡黃蜂|อวิสปา ฟุกุโอกะ|アビスパ福岡
Yokohama F. Marinos|横滨水手|橫濱水手|โยโกฮามา เอฟ มารินอส|横浜F・マリノス
Shimizu S-Pulse|清水鼓动|清水心跳|ชิมิสุ เอสพัลส์|清水エスパルス
Fagiano Okayama|冈山绿雉|岡山綠雉|ฟาเจียโน โอกายามะ|ファジアーノ岡山
Tokyo Verdy|东京绿茵|東京綠茵|โตเกียว เวร์ดี|東京ヴェルディ
Yokohama FC|横滨FC|橫濱FC|โยโกฮามา เอฟซี|横浜FC`,
  `Ratchaburi|叻武里|叻武里|ราชบุรี เอฟซี|ラーチャブリー
Chiangrai United|清莱联|清萊聯|สิงห์ เชียงราย ยูไนเต็ด|チェンライ・ユナイテッド
PT Prachuap|巴蜀|巴蜀|พีที ประจวบ|プラチュワップ
Nakhon Ratchasima|呵叻|呵叻|นครราชสีมา|ナコーンラーチャシーマー
Sukhothai|素可泰|素可泰|สุโขทัย|スコータイ
Uthai Thani|乌泰他尼|烏泰他尼|อุทัยธานี|ウタイターニー
Rayong|罗勇|羅勇|ระยอง|ラヨーン
Lamphun Warriors|南奔勇士|南奔勇士|ลำพูน วอร์ริเออร์|ランプーン・ウォリアーズ
Chonburi|春武里|春武里|ชลบุรี|チョンブリー
Ayutthaya United|大城联|大城聯|อยุธยา ยูไนเต็ด|アユタヤ・ユナイテッド
Kanchanaburi Power|北碧力量|北碧力量|กาญจนบุรี พาวเวอร์|カーンチャナブリー・パワー`,
  `Tianjin Jinmen Tiger|天津津门虎|天津津門虎|เทียนจิน จินเหมิน ไทเกอร์|天津津門虎
Zhejiang|浙江队|浙江隊|เจ้อเจียง|浙江
Yunnan Yukun|云南玉昆|雲南玉昆|ยูนนาน ยู่คุน|雲南玉昆
Qingdao West Coast|青岛西海岸|青島西海岸|ชิงเต่า เวสต์โคสต์|青島西海岸
Henan|河南队|河南隊|เหอหนาน|河南
Dalian Yingbo|大连英博|大連英博|ต้าเหลียน อิงปั๋ว|大連英博
Shenzhen Peng City|深圳新鹏城|深圳新鵬城|เซินเจิ้น เผิงเฉิง|深圳新鵬城
Qingdao Hainiu|青岛海牛|青島海牛|ชิงเต่า ไห่หนิว|青島海牛
Wuhan Three Towns|武汉三镇|武漢三鎮|อู่ฮั่น ทรี ทาวน์ส|武漢三鎮
Meizhou Hakka|梅州客家|梅州客家|เหมยโจว ฮากกา|梅州客家
Changchun Yatai|长春亚泰|長春亞泰|ฉางชุน ย่าไท่|長春亜泰`,
  `Oklahoma City Thunder|俄克拉荷马城雷霆|奧克拉荷馬雷霆|โอคลาโฮมา ซิตี ธันเดอร์|オクラホマシティ・サンダー
Cleveland Cavaliers|克利夫兰骑士|克里夫蘭騎士|คลีฟแลนด์ คาวาเลียร์ส|クリーブランド・キャバリアーズ
Houston Rockets|休斯敦火箭|休士頓火箭|ฮุสตัน ร็อคเก็ตส์|ヒューストン・ロケッツ
Minnesota Timberwolves|明尼苏达森林狼|明尼蘇達灰狼|มินนิโซตา ทิมเบอร์วูล์ฟส์|ミネソタ・ティンバーウルブズ
Orlando Magic|奥兰多魔术|奧蘭多魔術|ออร์แลนโด เมจิก|オーランド・マジック
San Antonio Spurs|圣安东尼奥马刺|聖安東尼奧馬刺|ซานอันโตนิโอ สเปอร์ส|サンアントニオ・スパーズ
Detroit Pistons|底特律活塞|底特律活塞|ดีทรอยต์ พิสตันส์|デトロイト・ピストンズ
Los Angeles Clippers|洛杉矶快船|洛杉磯快艇|ลอสแอนเจลิส คลิปเปอร์ส|ロサンゼルス・クリッパーズ
Milwaukee Bucks|密尔沃基雄鹿|密爾瓦基公鹿|มิลวอกี บักส์|ミルウォーキー・バックス
Atlanta Hawks|亚特兰大老鹰|亞特蘭大老鷹|แอตแลนตา ฮอว์กส์|アトランタ・ホークス
Dallas Mavericks|达拉斯独行侠|達拉斯獨行俠|ดัลลัส แมฟเวอริกส์|ダラス・マーベリックス
Philadelphia 76ers|费城76人|費城76人|ฟิลาเดลเฟีย 76เซอร์ส|フィラデルフィア・76ers
Toronto Raptors|多伦多猛龙|多倫多暴龍|โทรอนโต แรปเตอร์ส|トロント・ラプターズ
Phoenix Suns|菲尼克斯太阳|鳳凰城太陽|ฟีนิกซ์ ซันส์|フェニックス・サンズ
Memphis Grizzlies|孟菲斯灰熊|曼菲斯灰熊|เมมฟิส กริซลีส์|メンフィス・グリズリーズ
Chicago Bulls|芝加哥公牛|芝加哥公牛|ชิคาโก บูลส์|シカゴ・ブルズ
Indiana Pacers|印第安纳步行者|印第安納溜馬|อินเดียนา เพเซอร์ส|インディアナ・ペイサーズ
Portland Trail Blazers|波特兰开拓者|波特蘭拓荒者|พอร์ตแลนด์ เทรลเบลเซอร์ส|ポートランド・トレイルブレイザーズ
Sacramento Kings|萨克拉门托国王|沙加緬度國王|แซคราเมนโต คิงส์|サクラメント・キングス
New Orleans Pelicans|新奥尔良鹈鹕|紐奧良鵜鶘|นิวออร์ลีนส์ เพลิแกนส์|ニューオーリンズ・ペリカンズ
Charlotte Hornets|夏洛特黄蜂|夏洛特黃蜂|ชาร์ล็อตต์ ฮอร์เน็ตส์|シャーロット・ホーネッツ
Utah Jazz|犹他爵士|猶他爵士|ยูทาห์ แจ๊ซ|ユタ・ジャズ
Brooklyn Nets|布鲁克林篮网|布魯克林籃網|บรูกลิน เน็ตส์|ブルックリン・ネッツ
Washington Wizards|华盛顿奇才|華盛頓巫師|วอชิงตัน วิซาร์ดส์|ワシントン・ウィザーズ`,
];

/** The other teams of the big leagues by their English name: zh-CN, zh-TW, th-TH and ja-JP, separated by "|". */
export const MORE_TEAMS: Readonly<Record<string, string>> = Object.fromEntries(
  LISTS.flatMap((list) =>
    list.split("\n").map((line) => {
      const at = line.indexOf("|");
      return [line.slice(0, at), line.slice(at + 1)] as const;
    }),
  ),
);

/**
 * Teams with other names in languages in Latin script, in the order id-ID, vi-VN, fr-FR, pt-BR, es-ES; "" = as in
 * English.
 */
export const LATIN_TEAMS: Readonly<Record<string, string>> = {
  "Bayern München": "Bayern Munchen|Bayern Munich|Bayern Munich|Bayern de Munique|Bayern de Múnich",
  Inter: "Inter Milan|Inter Milan|Inter Milan|Inter de Milão|Inter de Milán",
  "AC Milan": "|||Milan|Milan",
  "Atlético Madrid": "||Atlético de Madrid|Atlético de Madrid|Atlético de Madrid",
  "Athletic Bilbao": "||||Athletic Club",
  Barcelona: "||FC Barcelone||",
  Sevilla: "||FC Séville|Sevilha|",
  Valencia: "||Valence||",
  Roma: "AS Roma|AS Roma|AS Rome||",
  Napoli: "||Naples|Napoli|Nápoles",
  Lyon: "||||Olympique de Lyon",
  Marseille: "||Marseille|Olympique de Marselha|Olympique de Marsella",
  Monaco: "||Monaco|Monaco|Mónaco",
  "Sporting CP": "||Sporting Portugal|Sporting|Sporting de Lisboa",
  Porto: "||||Oporto",
  "Club Brugge": "||FC Bruges||Brujas",
  Olympiacos: "||Olympiakos|Olympiacos|Olympiacos",
  "1. FC Köln": "||Cologne|Colônia|Colonia",
  "Eintracht Frankfurt": "||Francfort||Eintracht Fráncfort",
  "Hamburger SV": "||Hambourg|Hamburgo|Hamburgo",
  Strasbourg: "||||Estrasburgo",
};
