/** League names in the other languages, in the order zh-CN, zh-TW, th-TH, ja-JP, id-ID, vi-VN, fr-FR, pt-BR, es-ES. */
export const LEAGUE_WORDS: Readonly<Record<string, string>> = {
  "England Premier League":
    "英格兰超级联赛|英格蘭超級聯賽|อังกฤษ พรีเมียร์ลีก|イングランド プレミアリーグ|Liga Premier Inggris|Ngoại hạng Anh|Angleterre Premier League|Inglaterra Premier League|Inglaterra Premier League",
  "Spain La Liga":
    "西班牙甲级联赛|西班牙甲級聯賽|สเปน ลาลีกา|スペイン ラ・リーガ|La Liga Spanyol|La Liga Tây Ban Nha|Espagne La Liga|Espanha La Liga|España La Liga",
  "Italy Serie A":
    "意大利甲级联赛|義大利甲級聯賽|อิตาลี เซเรียอา|イタリア セリエA|Serie A Italia|Serie A Ý|Italie Serie A|Itália Serie A|Italia Serie A",
  "Germany Bundesliga":
    "德国甲级联赛|德國甲級聯賽|เยอรมนี บุนเดสลีกา|ドイツ ブンデスリーガ|Bundesliga Jerman|Bundesliga Đức|Allemagne Bundesliga|Alemanha Bundesliga|Alemania Bundesliga",
  "France Ligue 1":
    "法国甲级联赛|法國甲級聯賽|ฝรั่งเศส ลีกเอิง|フランス リーグ・アン|Ligue 1 Prancis|Ligue 1 Pháp|France Ligue 1|França Ligue 1|Francia Ligue 1",
  "UEFA Champions League":
    "欧洲冠军联赛|歐洲冠軍聯賽|ยูฟ่า แชมเปียนส์ลีก|UEFAチャンピオンズリーグ|Liga Champions UEFA|Cúp C1 châu Âu|Ligue des champions|Liga dos Campeões|Liga de Campeones",
  "UEFA Europa League":
    "欧足联欧罗巴联赛|歐洲聯賽|ยูฟ่า ยูโรปาลีก|UEFAヨーロッパリーグ|Liga Europa UEFA|Cúp C2 châu Âu|Ligue Europa|Liga Europa|Liga Europa",
  "Netherlands Eredivisie":
    "荷兰甲级联赛|荷蘭甲級聯賽|เนเธอร์แลนด์ เอเรดิวิซี|オランダ エールディヴィジ|Eredivisie Belanda|VĐQG Hà Lan|Pays-Bas Eredivisie|Holanda Eredivisie|Países Bajos Eredivisie",
  "Portugal Primeira Liga":
    "葡萄牙超级联赛|葡萄牙超級聯賽|โปรตุเกส พรีไมราลีกา|ポルトガル プリメイラ・リーガ|Liga Primeira Portugal|VĐQG Bồ Đào Nha|Portugal Primeira Liga|Portugal Primeira Liga|Portugal Primeira Liga",
  "England Championship":
    "英格兰冠军联赛|英格蘭冠軍聯賽|อังกฤษ แชมเปียนชิพ|イングランド チャンピオンシップ|Championship Inggris|Hạng nhất Anh|Angleterre Championship|Inglaterra Championship|Inglaterra Championship",
  "Japan J1 League":
    "日本J1联赛|日本J1聯賽|ญี่ปุ่น เจลีก 1|J1リーグ|Liga J1 Jepang|J1 League Nhật Bản|Japon J1 League|Japão J1 League|Japón J1 League",
  "Thai League 1":
    "泰国超级联赛|泰國超級聯賽|ไทยลีก 1|タイ・リーグ1|Liga 1 Thailand|VĐQG Thái Lan|Thaïlande League 1|Tailândia Liga 1|Tailandia Liga 1",
  "Chinese Super League":
    "中国超级联赛|中國超級聯賽|จีน ซูเปอร์ลีก|中国スーパーリーグ|Liga Super Tiongkok|Siêu hạng Trung Quốc|Chine Super League|China Superliga|China Superliga",
  "Korea K League 1":
    "韩国K1联赛|韓國K1聯賽|เกาหลี เคลีก 1|Kリーグ1|Liga K 1 Korea|K League 1 Hàn Quốc|Corée K League 1|Coreia K League 1|Corea K League 1",
  "Saudi Pro League":
    "沙特超级联赛|沙烏地超級聯賽|ซาอุดี โปรลีก|サウジ・プロリーグ|Liga Pro Saudi|VĐQG Ả Rập Xê Út|Arabie saoudite Pro League|Arábia Saudita Pro League|Arabia Saudí Pro League",
  "USA Major League Soccer":
    "美国职业足球大联盟|美國職業足球大聯盟|สหรัฐ เมเจอร์ลีก|メジャーリーグサッカー|MLS Amerika Serikat|Nhà nghề Mỹ MLS|États-Unis MLS|EUA MLS|EE. UU. MLS",
  "Brazil Serie A":
    "巴西甲级联赛|巴西甲級聯賽|บราซิล เซเรียอา|ブラジル セリエA|Serie A Brasil|Serie A Brazil|Brésil Série A|Brasileirão Série A|Brasil Serie A",
  "Copa Libertadores":
    "南美解放者杯|南美自由盃|โคปา ลิเบร์ตาโดเรส|コパ・リベルタドーレス|Copa Libertadores|Copa Libertadores|Copa Libertadores|Copa Libertadores|Copa Libertadores",
  "Vietnam V.League 1":
    "越南超级联赛|越南超級聯賽|เวียดนาม วีลีก 1|ベトナム Vリーグ1|V.League 1 Vietnam|V.League 1|Viêt Nam V.League 1|Vietnã V.League 1|Vietnam V.League 1",
  "Indonesia Super League":
    "印尼超级联赛|印尼超級聯賽|อินโดนีเซีย ซูเปอร์ลีก|インドネシア スーパーリーグ|Super League Indonesia|VĐQG Indonesia|Indonésie Super League|Indonésia Super League|Indonesia Superliga",
  "USA NBA": "美国职业篮球联赛|美國職籃|เอ็นบีเอ สหรัฐ|NBA|NBA Amerika Serikat|NBA Mỹ|NBA|NBA|NBA",
  EuroLeague: "欧洲篮球联赛|歐洲籃球聯賽|ยูโรลีก|ユーロリーグ|EuroLeague|EuroLeague|EuroLigue|EuroLiga|Euroliga",
  "China CBA": "中国篮球联赛|中國籃球聯賽|จีน ซีบีเอ|中国CBA|CBA Tiongkok|CBA Trung Quốc|Chine CBA|China CBA|China CBA",
  "ATP Finals":
    "ATP年终总决赛|ATP年終總決賽|เอทีพี ไฟนอลส์|ATPファイナルズ|ATP Finals|ATP Finals|Masters ATP|ATP Finals|Finales ATP",
  "WTA Finals":
    "WTA年终总决赛|WTA年終總決賽|ดับเบิลยูทีเอ ไฟนอลส์|WTAファイナルズ|WTA Finals|WTA Finals|Masters WTA|WTA Finals|Finales WTA",
  "USA NFL": "美国国家橄榄球联盟|美國國家美式足球聯盟|เอ็นเอฟแอล|NFL|NFL|NFL Mỹ|NFL|NFL|NFL",
  "USA MLB": "美国职业棒球大联盟|美國職棒大聯盟|เมเจอร์ลีกเบสบอล|MLB|MLB|MLB Mỹ|MLB|MLB|MLB",
  "USA NHL": "北美职业冰球联盟|北美職業冰球聯盟|เอ็นเอชแอล|NHL|NHL|NHL Mỹ|LNH|NHL|NHL",
};

/** Names of teams and players in the order zh-CN, zh-TW, th-TH, ja-JP; the other languages write them as in English. */
export const TEAM_WORDS: Readonly<Record<string, string>> = {
  Arsenal: "阿森纳|兵工廠|อาร์เซนอล|アーセナル",
  Chelsea: "切尔西|切爾西|เชลซี|チェルシー",
  Liverpool: "利物浦|利物浦|ลิเวอร์พูล|リヴァプール",
  "Manchester City": "曼城|曼城|แมนเชสเตอร์ ซิตี้|マンチェスター・シティ",
  "Manchester United": "曼联|曼聯|แมนเชสเตอร์ ยูไนเต็ด|マンチェスター・ユナイテッド",
  "Tottenham Hotspur": "托特纳姆热刺|熱刺|ท็อตแนม ฮ็อตสเปอร์|トッテナム",
  "Newcastle United": "纽卡斯尔联|紐卡索聯|นิวคาสเซิล ยูไนเต็ด|ニューカッスル",
  "Aston Villa": "阿斯顿维拉|阿斯頓維拉|แอสตัน วิลล่า|アストン・ヴィラ",
  "Brighton & Hove Albion": "布莱顿|布萊頓|ไบรท์ตัน|ブライトン",
  "West Ham United": "西汉姆联|西漢姆聯|เวสต์แฮม ยูไนเต็ด|ウェストハム",
  Everton: "埃弗顿|艾佛頓|เอฟเวอร์ตัน|エヴァートン",
  Fulham: "富勒姆|富勒姆|ฟูแล่ม|フラム",
  "Crystal Palace": "水晶宫|水晶宮|คริสตัล พาเลซ|クリスタル・パレス",
  "Real Madrid": "皇家马德里|皇家馬德里|เรอัล มาดริด|レアル・マドリード",
  Barcelona: "巴塞罗那|巴塞隆納|บาร์เซโลนา|バルセロナ",
  "Atlético Madrid": "马德里竞技|馬德里競技|แอตเลติโก มาดริด|アトレティコ・マドリード",
  "Real Sociedad": "皇家社会|皇家社會|เรอัล โซเซียดาด|レアル・ソシエダ",
  "Athletic Bilbao": "毕尔巴鄂竞技|畢爾包競技|แอธเลติก บิลเบา|アスレティック・ビルバオ",
  Villarreal: "比利亚雷亚尔|比利亞雷阿爾|บียาร์เรอัล|ビジャレアル",
  "Real Betis": "皇家贝蒂斯|皇家貝提斯|เรอัล เบติส|レアル・ベティス",
  Sevilla: "塞维利亚|塞維利亞|เซบียา|セビージャ",
  Girona: "赫罗纳|赫羅納|คิโรน่า|ジローナ",
  Inter: "国际米兰|國際米蘭|อินเตอร์ มิลาน|インテル",
  "AC Milan": "AC米兰|AC米蘭|เอซี มิลาน|ACミラン",
  Juventus: "尤文图斯|尤文圖斯|ยูเวนตุส|ユヴェントス",
  Napoli: "那不勒斯|拿坡里|นาโปลี|ナポリ",
  Roma: "罗马|羅馬|โรม่า|ローマ",
  Lazio: "拉齐奥|拉齊奧|ลาซิโอ|ラツィオ",
  Atalanta: "亚特兰大|亞特蘭大|อตาลันต้า|アタランタ",
  "Bayern München": "拜仁慕尼黑|拜仁慕尼黑|บาเยิร์น มิวนิก|バイエルン",
  "Borussia Dortmund": "多特蒙德|多特蒙德|โบรุสเซีย ดอร์ทมุนด์|ドルトムント",
  "Bayer Leverkusen": "勒沃库森|勒沃庫森|ไบเออร์ เลเวอร์คูเซน|レヴァークーゼン",
  "RB Leipzig": "莱比锡红牛|萊比錫紅牛|แอร์เบ ไลป์ซิก|ライプツィヒ",
  "Paris Saint-Germain": "巴黎圣日耳曼|巴黎聖日耳曼|ปารีส แซงต์ แชร์กแมง|パリ・サンジェルマン",
  Marseille: "马赛|馬賽|โอลิมปิก มาร์กเซย|マルセイユ",
  Monaco: "摩纳哥|摩納哥|โมนาโก|モナコ",
  Lyon: "里昂|里昂|ลียง|リヨン",
  Benfica: "本菲卡|班菲卡|เบนฟิกา|ベンフィカ",
  Porto: "波尔图|波圖|ปอร์โต|ポルト",
  "Sporting CP": "葡萄牙体育|葡萄牙體育|สปอร์ติง ลิสบอน|スポルティングCP",
  Ajax: "阿贾克斯|阿賈克斯|อาแจ็กซ์|アヤックス",
  "PSV Eindhoven": "埃因霍温|恩荷芬|พีเอสวี ไอนด์โฮเฟน|PSV",
  Feyenoord: "费耶诺德|飛燕諾|เฟเยนูร์ด|フェイエノールト",
  Galatasaray: "加拉塔萨雷|加拉塔薩雷|กาลาตาซาราย|ガラタサライ",
  "Vissel Kobe": "神户胜利船|神戶勝利船|วิสเซล โกเบ|ヴィッセル神戸",
  "Kawasaki Frontale": "川崎前锋|川崎前鋒|คาวาซากิ ฟรอนตาเล|川崎フロンターレ",
  "Gamba Osaka": "大阪钢巴|大阪飛腳|กัมบะ โอซากา|ガンバ大阪",
  "Urawa Red Diamonds": "浦和红钻|浦和紅鑽|อุราวะ เรดไดมอนส์|浦和レッズ",
  "Sanfrecce Hiroshima": "广岛三箭|廣島三箭|ซานเฟรซเซ ฮิโรชิมา|サンフレッチェ広島",
  "Cerezo Osaka": "大阪樱花|大阪櫻花|เซเรโซ โอซากา|セレッソ大阪",
  "Kashima Antlers": "鹿岛鹿角|鹿島鹿角|คาชิมะ แอนต์เลอร์ส|鹿島アントラーズ",
  "Buriram United": "武里南联|武里南聯|บุรีรัมย์ ยูไนเต็ด|ブリーラム・ユナイテッド",
  "Bangkok United": "曼谷联|曼谷聯|ทรู แบงค็อก ยูไนเต็ด|バンコク・ユナイテッド",
  "BG Pathum United": "巴吞联|巴吞聯|บีจี ปทุม ยูไนเต็ด|BGパトゥム・ユナイテッド",
  "Port FC": "泰港|泰港|การท่าเรือ เอฟซี|ポートFC",
  "Muangthong United": "蒙通联|蒙通聯|เมืองทอง ยูไนเต็ด|ムアントン・ユナイテッド",
  "Shanghai Port": "上海海港|上海海港|เซี่ยงไฮ้ พอร์ต|上海海港",
  "Shanghai Shenhua": "上海申花|上海申花|เซี่ยงไฮ้ เสินหัว|上海申花",
  "Beijing Guoan": "北京国安|北京國安|ปักกิ่ง กั๋วอัน|北京国安",
  "Shandong Taishan": "山东泰山|山東泰山|ซานตง ไท่ซาน|山東泰山",
  "Chengdu Rongcheng": "成都蓉城|成都蓉城|เฉิงตู หรงเฉิง|成都蓉城",
  "Los Angeles Lakers": "洛杉矶湖人|洛杉磯湖人|ลอสแอนเจลิส เลเกอร์ส|ロサンゼルス・レイカーズ",
  "Boston Celtics": "波士顿凯尔特人|波士頓塞爾提克|บอสตัน เซลติกส์|ボストン・セルティックス",
  "Golden State Warriors": "金州勇士|金州勇士|โกลเดน สเตท วอร์ริเออร์ส|ゴールデンステート・ウォリアーズ",
  "New York Knicks": "纽约尼克斯|紐約尼克|นิวยอร์ก นิกส์|ニューヨーク・ニックス",
  "Miami Heat": "迈阿密热火|邁阿密熱火|ไมอามี ฮีต|マイアミ・ヒート",
  "Denver Nuggets": "丹佛掘金|丹佛金塊|เดนเวอร์ นักเก็ตส์|デンバー・ナゲッツ",
  "Carlos Alcaraz": "阿尔卡拉斯|艾卡拉茲|คาร์ลอส อัลการาซ|カルロス・アルカラス",
  "Jannik Sinner": "辛纳|辛納|ยานนิค ซินเนอร์|ヤニック・シナー",
  "Novak Djokovic": "德约科维奇|喬科維奇|โนวัค ยอโควิช|ノバク・ジョコビッチ",
  "Iga Świątek": "斯维亚特克|斯威雅蒂|อิกา ชเวียนเต็ก|イガ・シフィオンテク",
};

/** Suffixes of names, in the order zh-CN, zh-TW, th-TH, ja-JP. */
export const ENDINGS: Readonly<Record<string, string>> = {
  " No. of Corners": " 角球数| 角球數| เตะมุม| コーナー数",
  " Total Bookings": " 罚牌数| 罰牌數| ใบเหลือง-แดง| カード数",
  " U21": " U21| U21| U21| U21",
  " U19": " U19| U19| U19| U19",
  " U17": " U17| U17| U17| U17",
  " Women": " 女子| 女子| หญิง| 女子",
  " Qualifying": " 资格赛| 資格賽| รอบคัดเลือก| 予選",
  " Reserves": " 预备队| 預備隊| ทีมสำรอง| リザーブ",
};
