BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE boards (
	digest TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "boards" VALUES('f921d124c2238e66','# NOT THE PRINTED BOARD.
# The pictures of the rulebooks are lost to us, so this map is a reconstruction of our own that fits
# every hint in the texts: rulings G-01 (map), G-02 (bonuses), G-05 and G-06 (Brahmabot''s tiles).
# Somebody who owns the box can write the real one down in a file like this: docs/add-a-board.md.

id = "classic"
name = "Seven cities"
note = "A reconstruction, not the printed board: its roads, bonuses and solo tiles are our own (G-01)."
players = [1, 2, 3, 4]

[layout.wide]
size = [1000, 684]
radius = 76
river = """M1020 236 C880 300 800 300 770 350 C740 400 640 420 540 436
C440 452 460 520 510 580 C560 640 490 660 530 700"""

[layout.tall]
size = [700, 864]
radius = 65
river = "M720 330C600 350 590 545 430 545C270 545 320 640 380 700C440 760 330 820 360 880"

# --- Junctions: the start and the cities (G-01, R-1). Bonuses of the outer spaces: G-02 ----------

[start]
wide = [480, 336]
tall = [350, 432]

[[city]]
id = "delhi"
name = "Delhi"
flag = "#B4522A"
emblem = "sun"
wide = [478, 100]
tall = [350, 92]
bonus = { top = { tokens = 1 }, bottom = { pp = 1 } }

[[city]]
id = "jodhpur"
name = "Jodhpur"
flag = "#2F6BA3"
emblem = "wave"
wide = [752, 194]
tall = [552, 256]
bonus = { top = { coins = 2 }, bottom = { shrines = 1 } }

[[city]]
id = "ahmadabad"
name = "Ahmadabad"
flag = "#4F7438"
emblem = "tree"
wide = [884, 384]
tall = [608, 464]
bonus = { top = { tokens = 1 }, bottom = { coins = 2 } }

[[city]]
id = "khajuraho"
name = "Khajuraho"
flag = "#74468C"
emblem = "tower"
wide = [642, 536]
tall = [486, 688]
bonus = { top = { pp = 1 }, bottom = { shrines = 1 } }

[[city]]
id = "varanasi"
name = "Varanasi"
flag = "#B5406F"
emblem = "moon"
wide = [350, 572]
tall = [244, 766]
bonus = { top = { tokens = 1 }, bottom = { pp = 1 } }

[[city]]
id = "bijapur"
name = "Bijapur"
flag = "#6A5743"
emblem = "wheel"
wide = [112, 428]
tall = [96, 544]
bonus = { top = { coins = 2 }, bottom = { tokens = 1 } }

[[city]]
id = "hyderabad"
name = "Hyderabad"
flag = "#17777D"
emblem = "star"
wide = [206, 206]
tall = [148, 256]
bonus = { top = { pp = 1 }, bottom = { shrines = 1 } }

# --- Roads in the order of R-1, each followed by its villages ------------------------------------
# A road without a drawing of its own is a straight line.

[[road]]
ends = ["start", "delhi"]
villages = ["start-delhi.1", "start-delhi.2"]

[[village]]
id = "start-delhi.1"
wide = [479, 272]
tall = [350, 322]

[[village]]
id = "start-delhi.2"
wide = [479, 210]
tall = [350, 237]

[[road]]
ends = ["start", "jodhpur"]
villages = ["start-jodhpur.1", "start-jodhpur.2"]

[[village]]
id = "start-jodhpur.1"
wide = [555, 297]
tall = [405, 384]

[[village]]
id = "start-jodhpur.2"
wide = [622, 262]
tall = [456, 340]

[[road]]
ends = ["start", "khajuraho"]
villages = ["start-khajuraho.1", "start-khajuraho.2"]

[[village]]
id = "start-khajuraho.1"
wide = [527, 394]
tall = [400, 526]

[[village]]
id = "start-khajuraho.2"
wide = [566, 442]
tall = [434, 591]

[[road]]
ends = ["start", "varanasi"]
villages = ["start-varanasi.1", "start-varanasi.2"]

[[village]]
id = "start-varanasi.1"
wide = [442, 405]
tall = [316, 540]

[[village]]
id = "start-varanasi.2"
wide = [410, 462]
tall = [289, 624]

[[road]]
ends = ["start", "hyderabad"]
villages = ["start-hyderabad.1", "start-hyderabad.2"]

[[village]]
id = "start-hyderabad.1"
wide = [397, 297]
tall = [295, 384]

[[village]]
id = "start-hyderabad.2"
wide = [330, 265]
tall = [244, 340]

[[road]]
ends = ["delhi", "jodhpur"]
villages = ["delhi-jodhpur.1", "delhi-jodhpur.2"]

[[village]]
id = "delhi-jodhpur.1"
wide = [586, 137]
tall = [432, 159]

[[village]]
id = "delhi-jodhpur.2"
wide = [644, 157]
tall = [477, 195]

[[road]]
ends = ["jodhpur", "ahmadabad"]
villages = ["jodhpur-ahmadabad.1"]

[[village]]
id = "jodhpur-ahmadabad.1"
wide = [818, 289]
tall = [582, 368]

[[road]]
ends = ["ahmadabad", "khajuraho"]
villages = ["ahmadabad-khajuraho.1", "ahmadabad-khajuraho.2"]

[[village]]
id = "ahmadabad-khajuraho.1"
wide = [789, 444]
tall = [553, 565]

[[village]]
id = "ahmadabad-khajuraho.2"
wide = [737, 476]
tall = [525, 616]

[[road]]
ends = ["khajuraho", "varanasi"]
villages = ["khajuraho-varanasi.1", "khajuraho-varanasi.2"]

[[village]]
id = "khajuraho-varanasi.1"
wide = [521, 551]
tall = [394, 718]

[[village]]
id = "khajuraho-varanasi.2"
wide = [461, 558]
tall = [336, 736]

[[road]]
ends = ["varanasi", "bijapur"]
villages = ["varanasi-bijapur.1", "varanasi-bijapur.2"]

[[village]]
id = "varanasi-bijapur.1"
wide = [256, 515]
tall = [187, 680]

[[village]]
id = "varanasi-bijapur.2"
wide = [208, 486]
tall = [159, 638]

[[road]]
ends = ["bijapur", "hyderabad"]
villages = ["bijapur-hyderabad.1"]

[[village]]
id = "bijapur-hyderabad.1"
wide = [159, 317]
tall = [122, 400]

[[road]]
ends = ["hyderabad", "delhi"]
villages = ["hyderabad-delhi.1", "hyderabad-delhi.2"]

[[village]]
id = "hyderabad-delhi.1"
wide = [313, 164]
tall = [223, 195]

[[village]]
id = "hyderabad-delhi.2"
wide = [371, 142]
tall = [268, 159]

[[road]]
ends = ["delhi", "ahmadabad"]
villages = ["delhi-ahmadabad.1", "delhi-ahmadabad.2"]
wide = "M478 100C760 -40 1020 60 884 384"
tall = "M350 92C600 0 735 150 608 464"

[[village]]
id = "delhi-ahmadabad.1"
wide = [782, 46]
tall = [568, 83]

[[village]]
id = "delhi-ahmadabad.2"
wide = [900, 132]
tall = [647, 181]

[[road]]
ends = ["ahmadabad", "varanasi"]
villages = ["ahmadabad-varanasi.1", "ahmadabad-varanasi.2"]
wide = "M884 384C960 660 700 690 350 572"
tall = "M608 464C745 720 560 920 244 766"

[[village]]
id = "ahmadabad-varanasi.1"
wide = [877, 556]
tall = [645, 688]

[[village]]
id = "ahmadabad-varanasi.2"
wide = [758, 630]
tall = [559, 795]

[[road]]
ends = ["delhi", "bijapur"]
villages = ["delhi-bijapur.1", "delhi-bijapur.2"]
wide = "M478 100C210 -40 -20 80 112 428"
tall = "M350 92C100 0 -36 150 96 544"

[[village]]
id = "delhi-bijapur.1"
wide = [195, 55]
tall = [132, 87]

[[village]]
id = "delhi-bijapur.2"
wide = [90, 153]
tall = [53, 200]

[[road]]
ends = ["varanasi", "hyderabad"]
villages = ["varanasi-hyderabad.1", "varanasi-hyderabad.2"]
wide = "M350 572C290 480 262 330 206 206"
tall = "M244 766C212 610 176 430 148 256"

[[village]]
id = "varanasi-hyderabad.1"
wide = [286, 428]
tall = [200, 549]

[[village]]
id = "varanasi-hyderabad.2"
wide = [261, 354]
tall = [181, 445]

# --- Brahmabot''s action tiles (G-05): each city once, five times the Maharaja; checks 4/4/4 -----

[[solo.tile]]
do = ["statue-maharaja"]
go = "delhi"
check = "left"

[[solo.tile]]
do = ["statue-maharaja"]
go = "jodhpur"
check = "centre"

[[solo.tile]]
do = ["shrine-maharaja", "coins 2"]
go = "ahmadabad"
check = "right"

[[solo.tile]]
do = ["shrine-maharaja", "coins 2"]
go = "khajuraho"
check = "left"

[[solo.tile]]
do = ["statue-left"]
go = "maharaja"
check = "centre"

[[solo.tile]]
do = ["statue-left"]
go = "varanasi"
check = "right"

[[solo.tile]]
do = ["statue-central"]
go = "maharaja"
check = "left"

[[solo.tile]]
do = ["statue-central"]
go = "bijapur"
check = "centre"

[[solo.tile]]
do = ["statue-second"]
go = "maharaja"
check = "right"

[[solo.tile]]
do = ["flag", "coins 3"]
go = "hyderabad"
check = "left"

[[solo.tile]]
do = ["coins 4"]
go = "maharaja"
check = "centre"

[[solo.tile]]
do = ["character", "coins 3"]
go = "maharaja"
check = "right"

# --- Brahmabot''s setup tiles (G-06): easy green, medium also blue, hard also red ----------------

[[solo.setup]]
green = ["start-delhi.1", "start-delhi.2", "start-khajuraho.1", "start-khajuraho.2"]
blue = ["start-hyderabad.1", "start-hyderabad.2"]
red = ["khajuraho-varanasi.1", "khajuraho-varanasi.2"]

[[solo.setup]]
green = ["start-jodhpur.1", "start-jodhpur.2", "start-varanasi.1", "start-varanasi.2"]
blue = ["delhi-jodhpur.1", "delhi-jodhpur.2"]
red = ["varanasi-bijapur.1", "varanasi-bijapur.2"]

[[solo.setup]]
green = ["start-hyderabad.1", "start-hyderabad.2", "hyderabad-delhi.1", "hyderabad-delhi.2"]
blue = ["start-varanasi.1", "start-varanasi.2"]
red = ["ahmadabad-khajuraho.1", "ahmadabad-khajuraho.2"]
');
INSERT INTO "boards" VALUES('69e9c6b375173264','# A small map of our own for quick games of one or two players: five cities around the river Kaveri.
# It is no board of any printed game; how to write one like it: docs/add-a-board.md.

id = "kaveri"
name = "Kaveri valley"
note = "A small map of our own for quick games of one or two players."
players = [1, 2]

[layout.wide]
size = [1000, 684]
radius = 80
river = """
M-20 120C60 60 110 60 190 70
C300 84 350 150 395 222
C440 294 500 310 580 346
C650 376 690 336 745 306
C805 274 900 250 1020 268"""

[layout.tall]
size = [700, 864]
radius = 70
river = """
M-20 100C40 60 90 56 160 64
C240 72 280 150 292 230
C310 330 360 350 430 372
C500 392 560 420 720 390"""

# --- Junctions: the start and the cities ---------------------------------------------------------

[start]
wide = [470, 386]
tall = [326, 446]

[[city]]
id = "mysore"
name = "Mysore"
flag = "#6B3FA0"
emblem = "gate"
wide = [180, 196]
tall = [146, 178]
bonus = { top = { tokens = 1 }, bottom = { coins = 2 } }

[[city]]
id = "salem"
name = "Salem"
flag = "#B4522A"
emblem = "mango"
wide = [612, 196]
tall = [464, 256]
bonus = { top = { pp = 1 }, bottom = { shrines = 1 } }

[[city]]
id = "thanjavur"
name = "Thanjavur"
flag = "#A8324A"
emblem = "lamp"
wide = [860, 404]
tall = [564, 508]
bonus = { top = { coins = 3 }, bottom = { pp = 1 } }

[[city]]
id = "madurai"
name = "Madurai"
flag = "#1F6E8C"
emblem = "fish"
wide = [606, 566]
tall = [384, 738]
bonus = { top = { tokens = 1 }, bottom = { shrines = 1 } }

[[city]]
id = "coimbatore"
name = "Coimbatore"
flag = "#4F7438"
emblem = "leaf"
wide = [216, 514]
tall = [134, 580]
bonus = { top = { pp = 1 }, bottom = { coins = 2 } }

# --- Roads, each followed by its villages; one without a drawing of its own is straight -----------

[[road]]
ends = ["start", "mysore"]
villages = ["start-mysore.1", "start-mysore.2"]

[[village]]
id = "start-mysore.1"
wide = [388, 333]
tall = [279, 376]

[[village]]
id = "start-mysore.2"
wide = [309, 280]
tall = [234, 309]

[[road]]
ends = ["start", "salem"]
villages = ["start-salem.1"]

[[village]]
id = "start-salem.1"
wide = [514, 327]
tall = [373, 382]

[[road]]
ends = ["start", "thanjavur"]
villages = ["start-thanjavur.1", "start-thanjavur.2"]

[[village]]
id = "start-thanjavur.1"
wide = [589, 392]
tall = [392, 463]

[[village]]
id = "start-thanjavur.2"
wide = [684, 396]
tall = [451, 479]

[[road]]
ends = ["start", "madurai"]
villages = ["start-madurai.1"]

[[village]]
id = "start-madurai.1"
wide = [521, 454]
tall = [350, 568]

[[road]]
ends = ["start", "coimbatore"]
villages = ["start-coimbatore.1", "start-coimbatore.2"]

[[village]]
id = "start-coimbatore.1"
wide = [399, 422]
tall = [273, 483]

[[village]]
id = "start-coimbatore.2"
wide = [337, 453]
tall = [228, 515]

[[road]]
ends = ["mysore", "salem"]
villages = ["mysore-salem.1", "mysore-salem.2"]

[[village]]
id = "mysore-salem.1"
wide = [351, 196]
tall = [269, 208]

[[village]]
id = "mysore-salem.2"
wide = [441, 196]
tall = [341, 226]

[[road]]
ends = ["salem", "thanjavur"]
villages = ["salem-thanjavur.1"]

[[village]]
id = "salem-thanjavur.1"
wide = [736, 300]
tall = [516, 388]

[[road]]
ends = ["thanjavur", "madurai"]
villages = ["thanjavur-madurai.1", "thanjavur-madurai.2"]

[[village]]
id = "thanjavur-madurai.1"
wide = [756, 470]
tall = [479, 617]

[[village]]
id = "thanjavur-madurai.2"
wide = [710, 500]
tall = [450, 653]

[[road]]
ends = ["madurai", "coimbatore"]
villages = ["madurai-coimbatore.1", "madurai-coimbatore.2"]

[[village]]
id = "madurai-coimbatore.1"
wide = [456, 546]
tall = [284, 675]

[[village]]
id = "madurai-coimbatore.2"
wide = [366, 534]
tall = [234, 643]

[[road]]
ends = ["coimbatore", "mysore"]
villages = ["coimbatore-mysore.1"]

[[village]]
id = "coimbatore-mysore.1"
wide = [199, 360]
tall = [140, 384]

[[road]]
ends = ["mysore", "thanjavur"]
villages = ["mysore-thanjavur.1", "mysore-thanjavur.2"]
wide = "M180 196C330 -44 880 -44 860 404"
tall = "M146 178C340 -60 780 60 564 508"

[[village]]
id = "mysore-thanjavur.1"
wide = [472, 38]
tall = [423, 60]

[[village]]
id = "mysore-thanjavur.2"
wide = [727, 99]
tall = [609, 204]

# --- Brahmabot''s action tiles: each city once, seven times the Maharaja; checks 4/4/4 -----------

[[solo.tile]]
do = ["statue-maharaja"]
go = "mysore"
check = "left"

[[solo.tile]]
do = ["statue-maharaja"]
go = "maharaja"
check = "centre"

[[solo.tile]]
do = ["shrine-maharaja", "coins 2"]
go = "salem"
check = "right"

[[solo.tile]]
do = ["shrine-maharaja", "coins 2"]
go = "maharaja"
check = "left"

[[solo.tile]]
do = ["statue-left"]
go = "thanjavur"
check = "centre"

[[solo.tile]]
do = ["statue-left"]
go = "maharaja"
check = "right"

[[solo.tile]]
do = ["statue-central"]
go = "madurai"
check = "left"

[[solo.tile]]
do = ["statue-central"]
go = "maharaja"
check = "centre"

[[solo.tile]]
do = ["statue-second"]
go = "maharaja"
check = "right"

[[solo.tile]]
do = ["flag", "coins 3"]
go = "coimbatore"
check = "left"

[[solo.tile]]
do = ["coins 4"]
go = "maharaja"
check = "centre"

[[solo.tile]]
do = ["character", "coins 3"]
go = "maharaja"
check = "right"

# --- Brahmabot''s setup tiles: easy green, medium also blue, hard also red ---------------------

[[solo.setup]]
green = ["start-mysore.1", "start-mysore.2", "start-thanjavur.1", "start-thanjavur.2"]
blue = ["mysore-salem.1", "mysore-salem.2"]
red = ["thanjavur-madurai.1", "thanjavur-madurai.2"]

[[solo.setup]]
green = ["start-coimbatore.1", "start-coimbatore.2", "start-madurai.1", "thanjavur-madurai.1"]
blue = ["thanjavur-madurai.2", "salem-thanjavur.1"]
red = ["madurai-coimbatore.1", "madurai-coimbatore.2"]

[[solo.setup]]
green = ["start-salem.1", "mysore-salem.1", "mysore-salem.2", "coimbatore-mysore.1"]
blue = ["start-thanjavur.1", "start-thanjavur.2"]
red = ["mysore-thanjavur.1", "mysore-thanjavur.2"]
');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	"key" TEXT, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('ckt5ki35ma3pldhq',1,1.7949135707682266236e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('ckt5ki35ma3pldhq',2,1.7949135707682266236e+09,'{"kind":"bot","level":"random","seat":2}',NULL);
INSERT INTO "entries" VALUES('kjq6n332f3lbyob2',1,1.79491357077376818655e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('kjq6n332f3lbyob2',2,1.79491357077660346032e+09,'{"kind":"closed"}',NULL);
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',1,1.79491357077805089954e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',2,1.79491357077805089954e+09,'{"kind":"sat","name":"Bo","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":1}',NULL);
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',3,1.79491357078274178498e+09,'{"kind":"choice","choice":"draft 3","seat":0}','k0');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',4,1.79491357078432464599e+09,'{"kind":"choice","choice":"draft 1","seat":1}','k1');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',5,1.79491357078618478772e+09,'{"kind":"choice","choice":"settle start-hyderabad.1","seat":1}','k2');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',6,1.79491357078752851485e+09,'{"kind":"choice","choice":"settle start-jodhpur.2","seat":0}','k3');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',7,1.79491357078893423076e+09,'{"kind":"choice","choice":"settle varanasi-bijapur.1","seat":1}','k4');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',8,1.79491357079025149346e+09,'{"kind":"choice","choice":"settle delhi-bijapur.2","seat":0}','k5');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',9,1.7949135707916882038e+09,'{"kind":"choice","choice":"settle khajuraho-varanasi.2","seat":1}','k6');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',10,1.7949135707930519581e+09,'{"kind":"choice","choice":"settle bijapur-hyderabad.1","seat":0}','k7');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',11,1.79491357079442691801e+09,'{"kind":"choice","choice":"settle ahmadabad-varanasi.2","seat":1}','k8');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',12,1.79491357079583621026e+09,'{"kind":"choice","choice":"settle ahmadabad-khajuraho.2","seat":0}','k9');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',13,1.79491357079724311827e+09,'{"kind":"choice","choice":"plan two-shrines two-shrines","seat":0}','k10');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',14,1.79491357079846858973e+09,'{"kind":"choice","choice":"plan shrine-discount two-shrines","seat":1}','k11');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',15,1.79491357079984307281e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k12');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',16,1.79491357080119657511e+09,'{"kind":"choice","choice":"shrine khajuraho-varanasi.1","seat":1}','k13');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',17,1.79491357080244827272e+09,'{"kind":"choice","choice":"done","seat":1}','k14');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',18,1.79491357080374526978e+09,'{"kind":"choice","choice":"perform shrine-discount","seat":1}','k15');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',19,1.79491357080584287646e+09,'{"kind":"choice","choice":"shrine delhi-jodhpur.1","seat":1}','k16');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',20,1.79491357080712604522e+09,'{"kind":"choice","choice":"end","seat":1}','k17');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',21,1.79491357080855059623e+09,'{"kind":"choice","choice":"end","seat":0}','k18');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',22,1.79491357081011867523e+09,'{"kind":"choice","choice":"plan shrine-discount two-shrines","seat":0}','k19');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',23,1.7949135708112785816e+09,'{"kind":"choice","choice":"plan two-shrines shrines","seat":1}','k20');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',24,1.7949135708124644757e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k21');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',25,1.794913570813742876e+09,'{"kind":"choice","choice":"shrine delhi-bijapur.1","seat":1}','k22');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',26,1.79491357081501936914e+09,'{"kind":"choice","choice":"done","seat":1}','k23');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',27,1.79491357081617379184e+09,'{"kind":"choice","choice":"perform shrines","seat":1}','k24');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',28,1.79491357081744241711e+09,'{"kind":"choice","choice":"end","seat":1}','k25');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',29,1.79491357081875658029e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k26');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',30,1.79491357081985926629e+09,'{"kind":"choice","choice":"shrine ahmadabad-varanasi.1","seat":0}','k27');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',31,1.79491357082099199293e+09,'{"kind":"choice","choice":"ability 3","seat":0}','k28');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',32,1.79491357082214474678e+09,'{"kind":"choice","choice":"exchange sell","seat":0}','k29');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',33,1.7949135708233003617e+09,'{"kind":"choice","choice":"exchange sell","seat":0}','k30');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',34,1.7949135708245031834e+09,'{"kind":"choice","choice":"exchange stop","seat":0}','k31');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',35,1.79491357082573604582e+09,'{"kind":"choice","choice":"done","seat":0}','k32');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',36,1.79491357082691454886e+09,'{"kind":"choice","choice":"perform shrine-discount","seat":0}','k33');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',37,1.79491357082815742489e+09,'{"kind":"choice","choice":"shrine start-hyderabad.2","seat":0}','k34');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',38,1.79491357082926368711e+09,'{"kind":"choice","choice":"end","seat":0}','k35');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',39,1.79491357083060050015e+09,'{"kind":"choice","choice":"plan two-shrines coins","seat":0}','k36');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',40,1.79491357083189678189e+09,'{"kind":"choice","choice":"plan statue-discount two-shrines","seat":1}','k37');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',41,1.79491357083319163319e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":1}','k38');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',42,1.79491357083446025849e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k39');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',43,1.79491357083574652677e+09,'{"kind":"choice","choice":"shrine start-khajuraho.1","seat":1}','k40');
INSERT INTO "entries" VALUES('bkpha5oxka4lfubk',44,1794913570.83683,'{"kind":"choice","choice":"done","seat":1}','k41');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',1,1.79491357083937072753e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',2,1.79491357083937072753e+09,'{"kind":"sat","name":"Bo","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":1}',NULL);
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',3,1.79491357084213781357e+09,'{"kind":"choice","choice":"draft 9","seat":0}','k0');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',4,1.79491357084333467489e+09,'{"kind":"choice","choice":"draft 12","seat":1}','k1');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',5,1.79491357084453678131e+09,'{"kind":"choice","choice":"settle start-salem.1","seat":0}','k2');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',6,1.7949135708457140923e+09,'{"kind":"choice","choice":"settle thanjavur-madurai.2","seat":1}','k3');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',7,1.79491357084698653222e+09,'{"kind":"choice","choice":"settle start-coimbatore.1","seat":0}','k4');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',8,1.7949135708480923176e+09,'{"kind":"choice","choice":"settle madurai-coimbatore.2","seat":1}','k5');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',9,1.79491357084917378421e+09,'{"kind":"choice","choice":"settle mysore-thanjavur.1","seat":0}','k6');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',10,1.79491357085049939162e+09,'{"kind":"choice","choice":"settle madurai-coimbatore.1","seat":1}','k7');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',11,1.79491357085175132755e+09,'{"kind":"choice","choice":"settle start-madurai.1","seat":0}','k8');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',12,1.79491357085313892362e+09,'{"kind":"choice","choice":"settle start-coimbatore.2","seat":1}','k9');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',13,1.79491357085438752176e+09,'{"kind":"choice","choice":"plan two-shrines two-shrines","seat":0}','k10');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',14,1.7949135708555510044e+09,'{"kind":"choice","choice":"plan statue-discount two-shrines","seat":1}','k11');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',15,1.79491357085677552228e+09,'{"kind":"choice","choice":"end","seat":0}','k12');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',16,1.79491357085811543458e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k13');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',17,1.79491357085935497282e+09,'{"kind":"choice","choice":"shrine mysore","seat":1}','k14');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',18,1.79491357086062192915e+09,'{"kind":"choice","choice":"shrine coimbatore-mysore.1","seat":1}','k15');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',19,1.7949135708619792461e+09,'{"kind":"choice","choice":"travel start-madurai","seat":1}','k16');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',20,1.79491357086327862737e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":1}','k17');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',21,1.79491357086454606057e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k18');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',22,1.79491357086588311196e+09,'{"kind":"choice","choice":"perform statue-discount","seat":1}','k19');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',23,1.79491357086725950237e+09,'{"kind":"choice","choice":"statue thanjavur plain","seat":1}','k20');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',24,1.79491357086852860447e+09,'{"kind":"choice","choice":"end","seat":1}','k21');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',25,1.79491357086992263793e+09,'{"kind":"choice","choice":"reward maharani","seat":1}','k22');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',26,1.79491357087105154986e+09,'{"kind":"choice","choice":"maharani 2","seat":1}','k23');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',27,1.79491357087225794795e+09,'{"kind":"choice","choice":"plan two-shrines pp","seat":0}','k24');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',28,1.79491357087356281276e+09,'{"kind":"choice","choice":"plan two-shrines track","seat":1}','k25');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',29,1.79491357087497282029e+09,'{"kind":"choice","choice":"perform pp","seat":0}','k26');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',30,1.79491357087625956531e+09,'{"kind":"choice","choice":"end","seat":0}','k27');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',31,1.79491357087751889228e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k28');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',32,1.79491357087879109381e+09,'{"kind":"choice","choice":"shrine start-thanjavur.1","seat":1}','k29');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',33,1.79491357087996840479e+09,'{"kind":"choice","choice":"done","seat":1}','k30');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',34,1.79491357088120675089e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k31');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',35,1.79491357088245987892e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":1}','k32');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',36,1.79491357088380217551e+09,'{"kind":"choice","choice":"travel start-salem","seat":1}','k33');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',37,1.79491357088509511947e+09,'{"kind":"choice","choice":"ability 2","seat":1}','k34');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',38,1.79491357088633871072e+09,'{"kind":"choice","choice":"perform track","seat":1}','k35');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',39,1.79491357088757634164e+09,'{"kind":"choice","choice":"flag mysore","seat":1}','k36');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',40,1.79491357088886737823e+09,'{"kind":"choice","choice":"end","seat":1}','k37');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',41,1.79491357089017438885e+09,'{"kind":"choice","choice":"reward tax","seat":1}','k38');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',42,1.79491357089157748221e+09,'{"kind":"choice","choice":"plan two-shrines track","seat":0}','k39');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',43,1.79491357089292621613e+09,'{"kind":"choice","choice":"plan two-shrines shrines","seat":1}','k40');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',44,1.79491357089431190488e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k41');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',45,1.79491357089579105371e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k42');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',46,1.79491357089709091185e+09,'{"kind":"choice","choice":"shrine mysore-thanjavur.2","seat":0}','k43');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',47,1.79491357089834594733e+09,'{"kind":"choice","choice":"done","seat":0}','k44');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',48,1.79491357089995145794e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k45');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',49,1.79491357090173697468e+09,'{"kind":"choice","choice":"travel start-salem","seat":0}','k46');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',50,1.79491357090333032613e+09,'{"kind":"choice","choice":"perform track","seat":0}','k47');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',51,1.79491357090493297574e+09,'{"kind":"choice","choice":"flag mysore","seat":0}','k48');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',52,1.79491357090640401847e+09,'{"kind":"choice","choice":"travel start-salem","seat":0}','k49');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',53,1.79491357090818309783e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k50');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',54,1.79491357090956783291e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":0}','k51');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',55,1.79491357091091156003e+09,'{"kind":"choice","choice":"end","seat":0}','k52');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',56,1.79491357091232800477e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k53');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',57,1.79491357091381812096e+09,'{"kind":"choice","choice":"shrine salem-thanjavur.1","seat":1}','k54');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',58,1.79491357091524171831e+09,'{"kind":"choice","choice":"done","seat":1}','k55');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',59,1.79491357091675043109e+09,'{"kind":"choice","choice":"travel salem-thanjavur","seat":1}','k56');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',60,1.79491357091831898692e+09,'{"kind":"choice","choice":"travel mysore-thanjavur","seat":1}','k57');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',61,1.79491357091989731792e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k58');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',62,1.79491357092138695715e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":1}','k59');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',63,1.79491357092273974421e+09,'{"kind":"choice","choice":"travel start-madurai","seat":1}','k60');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',64,1.79491357092408132557e+09,'{"kind":"choice","choice":"perform shrines","seat":1}','k61');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',65,1.79491357092539381983e+09,'{"kind":"choice","choice":"end","seat":1}','k62');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',66,1.79491357092672443396e+09,'{"kind":"choice","choice":"reward buy","seat":0}','k63');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',67,1.79491357092807674402e+09,'{"kind":"choice","choice":"buy 2","seat":0}','k64');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',68,1.79491357092950606349e+09,'{"kind":"choice","choice":"reward build","seat":1}','k65');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',69,1.79491357093112778664e+09,'{"kind":"choice","choice":"shrine madurai","seat":1}','k66');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',70,1.7949135709333245754e+09,'{"kind":"choice","choice":"plan two-shrines coins","seat":0}','k67');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',71,1.79491357093483972547e+09,'{"kind":"choice","choice":"plan two-shrines character","seat":1}','k68');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',72,1.79491357093623161316e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k69');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',73,1.79491357093757534025e+09,'{"kind":"choice","choice":"shrine thanjavur-madurai.1","seat":0}','k70');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',74,1.79491357093928194038e+09,'{"kind":"choice","choice":"done","seat":0}','k71');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',75,1.79491357094149255749e+09,'{"kind":"choice","choice":"travel mysore-thanjavur","seat":0}','k72');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',76,1.79491357094484519957e+09,'{"kind":"choice","choice":"travel thanjavur-madurai","seat":0}','k73');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',77,1.79491357094623708726e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":0}','k74');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',78,1.79491357094777274133e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k75');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',79,1.7949135709492213726e+09,'{"kind":"choice","choice":"travel start-salem","seat":0}','k76');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',80,1.79491357095053052908e+09,'{"kind":"choice","choice":"perform coins","seat":0}','k77');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',81,1.79491357095284962655e+09,'{"kind":"choice","choice":"travel salem-thanjavur","seat":0}','k78');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',82,1.79491357095428061482e+09,'{"kind":"choice","choice":"end","seat":0}','k79');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',83,1.79491357095578122141e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k80');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',84,1.79491357095725703242e+09,'{"kind":"choice","choice":"shrine start-mysore.1","seat":1}','k81');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',85,1.79491357096258115767e+09,'{"kind":"choice","choice":"done","seat":1}','k82');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',86,1.79491357096423172949e+09,'{"kind":"choice","choice":"travel thanjavur-madurai","seat":1}','k83');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',87,1.79491357096591234209e+09,'{"kind":"choice","choice":"travel mysore-thanjavur","seat":1}','k84');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',88,1.79491357096738171576e+09,'{"kind":"choice","choice":"perform character","seat":1}','k85');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',89,1.79491357096907544138e+09,'{"kind":"choice","choice":"take 2","seat":1}','k86');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',90,1.7949135709710304737e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k87');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',91,1.79491357097251892083e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":1}','k88');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',92,1.79491357097410750382e+09,'{"kind":"choice","choice":"travel start-salem","seat":1}','k89');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',93,1794913570.97562,'{"kind":"choice","choice":"ability 2","seat":1}','k90');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',94,1.79491357097725200654e+09,'{"kind":"choice","choice":"end","seat":1}','k91');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',95,1.79491357097904109959e+09,'{"kind":"choice","choice":"reward shrines","seat":1}','k92');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',96,1.79491357098207402224e+09,'{"kind":"choice","choice":"plan shrine-discount two-shrines","seat":0}','k93');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',97,1.79491357098347687716e+09,'{"kind":"choice","choice":"plan two-shrines track","seat":1}','k94');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',98,1.79491357098506069183e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k95');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',99,1.79491357098643040651e+09,'{"kind":"choice","choice":"shrine start-thanjavur.2","seat":1}','k96');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',100,1.79491357098785495752e+09,'{"kind":"choice","choice":"done","seat":1}','k97');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',101,1.79491357098920035367e+09,'{"kind":"choice","choice":"perform track","seat":1}','k98');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',102,1.79491357099073576926e+09,'{"kind":"choice","choice":"flag madurai","seat":1}','k99');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',103,1.79491357099222803117e+09,'{"kind":"choice","choice":"travel start-salem","seat":1}','k100');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',104,1.79491357099353861809e+09,'{"kind":"choice","choice":"travel start-thanjavur","seat":1}','k101');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',105,1.79491357099495315555e+09,'{"kind":"choice","choice":"ability 2","seat":1}','k102');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',106,1.79491357099628257749e+09,'{"kind":"choice","choice":"travel thanjavur-madurai","seat":1}','k103');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',107,1.79491357099770259858e+09,'{"kind":"choice","choice":"travel start-madurai","seat":1}','k104');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',108,1.79491357100051093101e+09,'{"kind":"choice","choice":"travel start-salem","seat":1}','k105');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',109,1.79491357100198912618e+09,'{"kind":"choice","choice":"end","seat":1}','k106');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',110,1.79491357100352573396e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k107');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',111,1794913571.00509,'{"kind":"choice","choice":"shrine start-mysore.2","seat":0}','k108');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',112,1.79491357100662755961e+09,'{"kind":"choice","choice":"done","seat":0}','k109');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',113,1.79491357100800657271e+09,'{"kind":"choice","choice":"perform shrine-discount","seat":0}','k110');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',114,1.79491357100919938084e+09,'{"kind":"choice","choice":"shrine mysore-salem.1","seat":0}','k111');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',115,1.79491357101045131677e+09,'{"kind":"choice","choice":"travel thanjavur-madurai","seat":0}','k112');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',116,1.79491357101186943057e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":0}','k113');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',117,1.79491357101325821874e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k114');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',118,1.79491357101461315153e+09,'{"kind":"choice","choice":"travel start-mysore","seat":0}','k115');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',119,1.79491357101596426962e+09,'{"kind":"choice","choice":"end","seat":0}','k116');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',120,1.79491357101727676392e+09,'{"kind":"choice","choice":"reward pp-coin","seat":1}','k117');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',121,1.79491357101861834528e+09,'{"kind":"choice","choice":"reward coins","seat":0}','k118');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',122,1.79491357102009606357e+09,'{"kind":"choice","choice":"plan two-shrines pp","seat":0}','k119');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',123,1.7949135710214412212e+09,'{"kind":"choice","choice":"plan statue-discount two-shrines","seat":1}','k120');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',124,1.79491357102289271355e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k121');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',125,1.79491357102415394781e+09,'{"kind":"choice","choice":"shrine mysore-salem.2","seat":1}','k122');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',126,1.79491357102553915976e+09,'{"kind":"choice","choice":"done","seat":1}','k123');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',127,1.7949135710269887447e+09,'{"kind":"choice","choice":"perform statue-discount","seat":1}','k124');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',128,1.79491357102831697463e+09,'{"kind":"choice","choice":"statue salem centre","seat":1}','k125');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',129,1.79491357102978515624e+09,'{"kind":"choice","choice":"travel salem-thanjavur","seat":1}','k126');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',130,1.79491357103146338463e+09,'{"kind":"choice","choice":"travel mysore-thanjavur","seat":1}','k127');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',131,1.79491357103283500672e+09,'{"kind":"choice","choice":"end","seat":1}','k128');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',132,1.79491357103426742549e+09,'{"kind":"choice","choice":"perform pp","seat":0}','k129');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',133,1.79491357103570890428e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":0}','k130');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',134,1.79491357103721141819e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":0}','k131');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',135,1.7949135710386106968e+09,'{"kind":"choice","choice":"end","seat":0}','k132');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',136,1.79491357104061865805e+09,'{"kind":"choice","choice":"reward tax","seat":1}','k133');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',137,1.79491357104221034048e+09,'{"kind":"choice","choice":"reward pp2","seat":0}','k134');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',138,1.7949135710437803268e+09,'{"kind":"choice","choice":"plan two-shrines coins","seat":0}','k135');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',139,1.79491357104526877397e+09,'{"kind":"choice","choice":"plan two-shrines pp","seat":1}','k136');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',140,1.79491357104682827e+09,'{"kind":"choice","choice":"perform two-shrines","seat":1}','k137');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',141,1.79491357104849410053e+09,'{"kind":"choice","choice":"shrine mysore","seat":1}','k138');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',142,1.79491357105050539965e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k139');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',143,1.79491357105503225328e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":1}','k140');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',144,1.79491357106031489371e+09,'{"kind":"choice","choice":"travel start-salem","seat":1}','k141');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',145,1794913571.06317,'{"kind":"choice","choice":"ability 2","seat":1}','k142');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',146,1.79491357106442546843e+09,'{"kind":"choice","choice":"shrine salem","seat":1}','k143');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',147,1.79491357106579446797e+09,'{"kind":"choice","choice":"perform pp","seat":1}','k144');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',148,1.79491357106724071504e+09,'{"kind":"choice","choice":"end","seat":1}','k145');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',149,1.79491357106825780869e+09,'{"kind":"choice","choice":"travel start-madurai","seat":0}','k146');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',150,1.79491357106956100466e+09,'{"kind":"choice","choice":"travel start-coimbatore","seat":0}','k147');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',151,1.79491357107159233089e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":0}','k148');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',152,1.79491357107346630097e+09,'{"kind":"choice","choice":"travel mysore-salem","seat":0}','k149');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',153,1.79491357107509636879e+09,'{"kind":"choice","choice":"travel salem-thanjavur","seat":0}','k150');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',154,1.79491357107758331291e+09,'{"kind":"choice","choice":"perform coins","seat":0}','k151');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',155,1.79491357107903933528e+09,'{"kind":"choice","choice":"travel thanjavur-madurai","seat":0}','k152');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',156,1.79491357107983350756e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":0}','k153');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',157,1.79491357108061027527e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":0}','k154');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',158,1.79491357108148097995e+09,'{"kind":"choice","choice":"end","seat":0}','k155');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',159,1.7949135710828139782e+09,'{"kind":"choice","choice":"reward buy","seat":1}','k156');
INSERT INTO "entries" VALUES('43fqb3wbdasgfsj4',160,1.79491357108382439608e+09,'{"kind":"choice","choice":"buy 0","seat":1}','k157');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',1,1.79491357108508276939e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',2,1.79491357108742928504e+09,'{"kind":"choice","choice":"draft 16","seat":0}','k0');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',3,1.79491357108829092982e+09,'{"kind":"choice","choice":"settle bijapur-hyderabad.1","seat":0}','k1');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',4,1.79491357108915638917e+09,'{"kind":"choice","choice":"settle start-delhi.2","seat":0}','k2');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',5,1.79491357109000968937e+09,'{"kind":"choice","choice":"settle khajuraho-varanasi.1","seat":0}','k3');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',6,1.79491357109080195428e+09,'{"kind":"choice","choice":"settle delhi-bijapur.2","seat":0}','k4');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',7,1.79491357109162640568e+09,'{"kind":"choice","choice":"plan coins shrines","seat":0}','k5');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',8,1.79491357109350466725e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k6');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',9,1.79491357109455132489e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k7');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',10,1.79491357109548234933e+09,'{"kind":"choice","choice":"perform shrines","seat":0}','k8');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',11,1794913571.09648,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k9');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',12,1794913571.10111,'{"kind":"choice","choice":"travel hyderabad-delhi","seat":0}','k10');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',13,1.79491357110223293306e+09,'{"kind":"choice","choice":"perform coins","seat":0}','k11');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',14,1.79491357110329222677e+09,'{"kind":"choice","choice":"travel hyderabad-delhi","seat":0}','k12');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',15,1.7949135711042258739e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k13');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',16,1.79491357110508394242e+09,'{"kind":"choice","choice":"end","seat":0}','k14');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',17,1.79491357110607314103e+09,'{"kind":"choice","choice":"plan statue-discount pp","seat":0}','k15');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',18,1.79491357110705733292e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k16');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',19,1.79491357110797166828e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k17');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',20,1.79491357110909485815e+09,'{"kind":"choice","choice":"perform pp","seat":0}','k18');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',21,1.7949135711100428105e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k19');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',22,1.79491357111099910735e+09,'{"kind":"choice","choice":"perform statue-discount","seat":0}','k20');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',23,1.79491357111188411712e+09,'{"kind":"choice","choice":"statue hyderabad bottom","seat":0}','k21');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',24,1.79491357111277317999e+09,'{"kind":"choice","choice":"end","seat":0}','k22');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',25,1.79491357111386466019e+09,'{"kind":"choice","choice":"plan shrines shrines","seat":0}','k23');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',26,1.79491357111495041841e+09,'{"kind":"choice","choice":"perform shrines","seat":0}','k24');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',27,1.79491357111592912676e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k25');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',28,1.79491357111684131627e+09,'{"kind":"choice","choice":"perform shrines","seat":0}','k26');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',29,1.79491357111778426173e+09,'{"kind":"choice","choice":"end","seat":0}','k27');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',30,1.79491357111881566044e+09,'{"kind":"choice","choice":"plan pp pp","seat":0}','k28');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',31,1.79491357111991429321e+09,'{"kind":"choice","choice":"retake 7","seat":0}','k29');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',32,1.79491357112114620214e+09,'{"kind":"choice","choice":"perform pp","seat":0}','k30');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',33,1.79491357112217426303e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k31');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',34,1.79491357112309980392e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k32');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',35,1.79491357112405014039e+09,'{"kind":"choice","choice":"travel start-varanasi","seat":0}','k33');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',36,1.79491357112513971326e+09,'{"kind":"choice","choice":"travel khajuraho-varanasi","seat":0}','k34');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',37,1.79491357112615799911e+09,'{"kind":"choice","choice":"end","seat":0}','k35');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',38,1.79491357112722468378e+09,'{"kind":"choice","choice":"plan statue-discount shrines","seat":0}','k36');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',39,1.79491357112811708452e+09,'{"kind":"choice","choice":"travel khajuraho-varanasi","seat":0}','k37');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',40,1.79491357112918019289e+09,'{"kind":"choice","choice":"travel start-varanasi","seat":0}','k38');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',41,1.79491357113041567804e+09,'{"kind":"choice","choice":"perform shrines","seat":0}','k39');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',42,1.79491357113137078287e+09,'{"kind":"choice","choice":"end","seat":0}','k40');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',43,1.7949135711327092648e+09,'{"kind":"choice","choice":"plan statue-shrine pp","seat":0}','k41');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',44,1.79491357113396453855e+09,'{"kind":"choice","choice":"perform pp","seat":0}','k42');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',45,1.79491357113499546056e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k43');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',46,1.79491357113612222664e+09,'{"kind":"choice","choice":"end","seat":0}','k44');
INSERT INTO "entries" VALUES('mancg6d62p6okn6x',47,1.79491357113736152645e+09,'{"kind":"choice","choice":"reward pp2","seat":0}','k45');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',1,1.79491357113886880868e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',2,1.7949135711413767338e+09,'{"kind":"choice","choice":"draft 14","seat":0}','k0');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',3,1.79491357114250731467e+09,'{"kind":"choice","choice":"settle ahmadabad-khajuraho.2","seat":0}','k1');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',4,1.79491357114339423182e+09,'{"kind":"choice","choice":"settle hyderabad-delhi.1","seat":0}','k2');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',5,1.79491357114423704145e+09,'{"kind":"choice","choice":"settle delhi-bijapur.1","seat":0}','k3');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',6,1794913571.14509,'{"kind":"choice","choice":"settle start-jodhpur.1","seat":0}','k4');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',7,1.79491357114629292482e+09,'{"kind":"choice","choice":"plan two-shrines track","seat":0}','k5');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',8,1.79491357114733743665e+09,'{"kind":"choice","choice":"perform track","seat":0}','k6');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',9,1.7949135711482257843e+09,'{"kind":"choice","choice":"flag jodhpur","seat":0}','k7');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',10,1.79491357114921975136e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k8');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',11,1.79491357115026474002e+09,'{"kind":"choice","choice":"shrine jodhpur-ahmadabad.1","seat":0}','k9');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',12,1.79491357115123271936e+09,'{"kind":"choice","choice":"travel start-delhi","seat":0}','k10');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',13,1.79491357115230274203e+09,'{"kind":"choice","choice":"ability 14","seat":0}','k11');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',14,1.79491357115334820753e+09,'{"kind":"choice","choice":"travel start-delhi","seat":0}','k12');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',15,1.79491357115452814102e+09,'{"kind":"choice","choice":"travel start-khajuraho","seat":0}','k13');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',16,1.7949135711555297374e+09,'{"kind":"choice","choice":"travel khajuraho-varanasi","seat":0}','k14');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',17,1.79491357115648126601e+09,'{"kind":"choice","choice":"shrine varanasi","seat":0}','k15');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',18,1.79491357115739798549e+09,'{"kind":"choice","choice":"token coins","seat":0}','k16');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',19,1.79491357115842485427e+09,'{"kind":"choice","choice":"travel khajuraho-varanasi","seat":0}','k17');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',20,1.79491357115942764283e+09,'{"kind":"choice","choice":"travel start-khajuraho","seat":0}','k18');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',21,1.79491357116036605832e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k19');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',22,1.79491357116140365594e+09,'{"kind":"choice","choice":"end","seat":0}','k20');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',23,1.79491357116280221941e+09,'{"kind":"choice","choice":"plan shrine-discount two-shrines","seat":0}','k21');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',24,1.79491357116378545764e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k22');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',25,1.79491357116459345822e+09,'{"kind":"choice","choice":"perform shrine-discount","seat":0}','k23');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',26,1.79491357116542291638e+09,'{"kind":"choice","choice":"shrine start-varanasi.2","seat":0}','k24');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',27,1.79491357116635322568e+09,'{"kind":"choice","choice":"perform two-shrines","seat":0}','k25');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',28,1.79491357116742300992e+09,'{"kind":"choice","choice":"shrine varanasi-hyderabad.2","seat":0}','k26');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',29,1.79491357116839671138e+09,'{"kind":"choice","choice":"travel bijapur-hyderabad","seat":0}','k27');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',30,1794913571.16937,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k28');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',31,1.79491357117047643657e+09,'{"kind":"choice","choice":"ability 14","seat":0}','k29');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',32,1.79491357117141985891e+09,'{"kind":"choice","choice":"done","seat":0}','k30');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',33,1794913571.17238,'{"kind":"choice","choice":"token shrines","seat":0}','k31');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',34,1.79491357117327046395e+09,'{"kind":"choice","choice":"end","seat":0}','k32');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',35,1.79491357117423677445e+09,'{"kind":"choice","choice":"plan shrine-discount statue-shrine","seat":0}','k33');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',36,1.79491357117518019674e+09,'{"kind":"choice","choice":"perform statue-shrine","seat":0}','k34');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',37,1.79491357117606282231e+09,'{"kind":"choice","choice":"shrine ahmadabad-khajuraho.1","seat":0}','k35');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',38,1.79491357117717146869e+09,'{"kind":"choice","choice":"travel start-hyderabad","seat":0}','k36');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',39,1.79491357117818260192e+09,'{"kind":"choice","choice":"ability 14","seat":0}','k37');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',40,1.79491357117902469633e+09,'{"kind":"choice","choice":"done","seat":0}','k38');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',41,1.79491357117988491057e+09,'{"kind":"choice","choice":"token shrine-discount","seat":0}','k39');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',42,1.79491357118074464798e+09,'{"kind":"choice","choice":"shrine delhi-bijapur.2","seat":0}','k40');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',43,1.79491357118174409863e+09,'{"kind":"choice","choice":"end","seat":0}','k41');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',44,1.79491357118261885645e+09,'{"kind":"choice","choice":"reward pp-coin","seat":0}','k42');
INSERT INTO "entries" VALUES('mvm2qhdjwtytgfa3',45,1.79491357118358016019e+09,'{"kind":"choice","choice":"plan statue-shrine coins","seat":0}','k43');
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',1,1.79491357118869614608e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',2,1.79491357118869614608e+09,'{"kind":"sat","name":"Bo","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":1}',NULL);
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',3,1.79491357119859170918e+09,'{"kind":"choice","choice":"shrine mysore","seat":1}','k0');
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',4,1.79491357119988298417e+09,'{"kind":"choice","choice":"travel coimbatore-mysore","seat":1}','k1');
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',5,1.79491357120091485971e+09,'{"kind":"choice","choice":"travel madurai-coimbatore","seat":1}','k2');
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',6,1.79491357120201826093e+09,'{"kind":"choice","choice":"shrine madurai","seat":1}','k3');
INSERT INTO "entries" VALUES('6zv2cknuqg4h537f',7,1.79491357120298910144e+09,'{"kind":"choice","choice":"perform pp","seat":1}','k4');
INSERT INTO "entries" VALUES('i7yexpsivpzgo6a5',1,1.79491357123135352128e+09,'{"kind":"sat","name":"Ada","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":0}',NULL);
INSERT INTO "entries" VALUES('i7yexpsivpzgo6a5',2,1.79491357123135352128e+09,'{"kind":"sat","name":"Bo","holder":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":1}',NULL);
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, holder), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('ckt5ki35ma3pldhq',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('kjq6n332f3lbyob2',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('bkpha5oxka4lfubk',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('bkpha5oxka4lfubk',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('43fqb3wbdasgfsj4',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('43fqb3wbdasgfsj4',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('mancg6d62p6okn6x',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('mvm2qhdjwtytgfa3',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('6zv2cknuqg4h537f',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('6zv2cknuqg4h537f',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('i7yexpsivpzgo6a5',0,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "holders" VALUES('i7yexpsivpzgo6a5',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
CREATE TABLE links (
	hashed TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	purpose TEXT NOT NULL, 
	seat INTEGER, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (hashed), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('c3861bd019ef56e959dfbabef3b945298fce48a3226d2980fce7ed91aa0b7983','ckt5ki35ma3pldhq','invite',NULL,1.79491357077041530608e+09);
INSERT INTO "links" VALUES('bf8ae53f3a069e2d22e38e3b71f888d73161e7132a95acbaaf7c26e02752bc34','ckt5ki35ma3pldhq','watch',NULL,1.79491357077161288262e+09);
INSERT INTO "links" VALUES('01e5d9b951a0dea96e3824b543d8693f5a793c8587821d1d27aa46cb4cc388ae','kjq6n332f3lbyob2','invite',NULL,1.79491357077512240407e+09);
INSERT INTO "links" VALUES('d3ef30c33621a30984f9b4a271b4ac04d129515c90bbdb567eb2219121ca10c4','kjq6n332f3lbyob2','watch',NULL,1.79491357077601289748e+09);
INSERT INTO "links" VALUES('b450c2d1e9706a0797d8679e375970a51279acb8f8f6e6a38dda5bc09f302f54','bkpha5oxka4lfubk','watch',NULL,1.79491357078118181226e+09);
INSERT INTO "links" VALUES('b1c768f268149718bb4509050dcf87cb39530f790a7bb1f0d0f9c01660a78ae7','43fqb3wbdasgfsj4','watch',NULL,1.79491357084113764761e+09);
INSERT INTO "links" VALUES('dabb5b78c8fc278c74ab4a1c5f8d8b7fb6a426fa3df7647e70031d67999f5c65','mancg6d62p6okn6x','watch',NULL,1.79491357108678364754e+09);
INSERT INTO "links" VALUES('e8143b031399a5dd1e14932285c5f2bb2ff56c00627dd693a49c7a34cfa8d0c6','mvm2qhdjwtytgfa3','watch',NULL,1.79491357114043211936e+09);
INSERT INTO "links" VALUES('2453adb94cf385991aa9dcd759ffbe4e01ea851287e47cbb96036686185cfab2','6zv2cknuqg4h537f','watch',NULL,1.79491357119726419443e+09);
INSERT INTO "links" VALUES('e6e297730ad5229fa8659029d66cef0228d4603dbbc04ee46a14e16b8e97f144','5qt655kqtc7g2gut','invite',NULL,1.79491357121242833131e+09);
INSERT INTO "links" VALUES('334215489f3ff625e266dae84bfa82e1163063d6c27bfee34ce25788a3e2134b','5qt655kqtc7g2gut','watch',NULL,1.79491357121356153491e+09);
INSERT INTO "links" VALUES('2cf2570ce68ed3e84e7b32ceb65be94fd49b7ed5297cec9fcbf1d3013f4e4ea2','i7yexpsivpzgo6a5','watch',NULL,1.79491357123429918292e+09);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	host TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	header TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	bots BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	free INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ckt5ki35ma3pldhq',1.7949135707682266236e+09,1.7949135707682266236e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1,'{"board":"classic","digest":"f921d124c2238e66","salt":"117367f10c987cd4139a9bfd6dc5c6fb","solo":false,"options":{"solo":null,"first_game":false,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"players":3},"seed":2288582929008449883}',2,'waiting',0,'{"board":"classic","options":{"players":3,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":0,"to_act":[],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"free","name":"","level":null},{"kind":"bot","name":"","level":"random"}]}',1);
INSERT INTO "tables" VALUES('kjq6n332f3lbyob2',1.79491357077376818655e+09,1.79491357077660346032e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"5a30ffcd5530d9cd76cf4c70298c565d","solo":false,"options":{"solo":null,"first_game":false,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"players":2},"seed":2677881233301308008}',2,'closed',0,'{"board":"classic","options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":0,"to_act":[],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"free","name":"","level":null}]}',0);
INSERT INTO "tables" VALUES('bkpha5oxka4lfubk',1.79491357077805089954e+09,1794913570.83683,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"13c64579dc33b30bfe2ba1236f2d5c95","solo":false,"options":{"solo":null,"first_game":false,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"players":2},"seed":1661125072808487421}',44,'running',0,'{"board":"classic","options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":3,"to_act":[1],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"person","name":"Bo","level":null}]}',0);
INSERT INTO "tables" VALUES('43fqb3wbdasgfsj4',1.79491357083937072753e+09,1.79491357108382439608e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"kaveri","digest":"69e9c6b375173264","salt":"b228dab4306825fd8a1c714e7a67fa2c","solo":false,"options":{"solo":null,"first_game":false,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"players":2},"seed":2692084943315637770}',160,'finished',0,'{"board":"kaveri","options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":7,"to_act":[],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"person","name":"Bo","level":null}]}',0);
INSERT INTO "tables" VALUES('mancg6d62p6okn6x',1.79491357108508276939e+09,1.79491357113736152645e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"d64029bc5dbef143045ee14c22d8260c","solo":true,"options":{"solo":"hard","first_game":false,"special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false},"seed":2727855088756896003}',47,'finished',0,'{"board":"classic","options":{"players":1,"solo":"hard","special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":6,"to_act":[],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"brahmabot","name":"","level":null}]}',0);
INSERT INTO "tables" VALUES('mvm2qhdjwtytgfa3',1.79491357113886880868e+09,1.79491357118358016019e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"3390b6d3380f671d1a1bea36491f17d2","solo":true,"options":{"solo":"hard","first_game":false,"special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false},"seed":907233267149128836}',45,'running',0,'{"board":"classic","options":{"players":1,"solo":"hard","special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":4,"to_act":[0],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"brahmabot","name":"","level":null}]}',0);
INSERT INTO "tables" VALUES('6zv2cknuqg4h537f',1.79491357118869614608e+09,1.79491357120298910144e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"kaveri","digest":"69e9c6b375173264","salt":"17756082ea9352211d4be223375f5a1c","solo":false,"record":{"format":"maharaja-record/1","rules":"2020.1","board":{"id":"kaveri","digest":"69e9c6b375173264"},"options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false},"seed":2692084943315637770,"setup":{"characters":[9,12,6,2,5],"rewards":["buy","maharani","build","tax","shrines","coins","pp2","pp-coin"],"flags":["mysore","thanjavur","madurai","salem","coimbatore"],"first":0},"choices":["0 draft 9","1 draft 12","0 settle start-salem.1","1 settle thanjavur-madurai.2","0 settle start-coimbatore.1","1 settle madurai-coimbatore.2","0 settle mysore-thanjavur.1","1 settle madurai-coimbatore.1","0 settle start-madurai.1","1 settle start-coimbatore.2","0 plan two-shrines two-shrines","1 plan statue-discount two-shrines","0 end","1 perform two-shrines","1 shrine mysore","1 shrine coimbatore-mysore.1","1 travel start-madurai","1 travel madurai-coimbatore","1 travel coimbatore-mysore","1 perform statue-discount","1 statue thanjavur plain","1 end","1 reward maharani","1 maharani 2","0 plan two-shrines pp","1 plan two-shrines track","0 perform pp","0 end","1 perform two-shrines","1 shrine start-thanjavur.1","1 done","1 travel coimbatore-mysore","1 travel start-coimbatore","1 travel start-salem","1 ability 2","1 perform track","1 flag mysore","1 end","1 reward tax","0 plan two-shrines track","1 plan two-shrines shrines","0 travel start-coimbatore","0 perform two-shrines","0 shrine mysore-thanjavur.2","0 done","0 travel start-coimbatore","0 travel start-salem","0 perform track","0 flag mysore","0 travel start-salem","0 travel start-coimbatore","0 travel coimbatore-mysore","0 end","1 perform two-shrines","1 shrine salem-thanjavur.1","1 done","1 travel salem-thanjavur","1 travel mysore-thanjavur","1 travel coimbatore-mysore","1 travel start-coimbatore","1 travel start-madurai","1 perform shrines","1 end","0 reward buy","0 buy 2","1 reward build","1 shrine madurai","0 plan two-shrines coins","1 plan two-shrines character","0 perform two-shrines","0 shrine thanjavur-madurai.1","0 done","0 travel mysore-thanjavur","0 travel thanjavur-madurai","0 travel madurai-coimbatore","0 travel start-coimbatore","0 travel start-salem","0 perform coins","0 travel salem-thanjavur","0 end","1 perform two-shrines","1 shrine start-mysore.1","1 done","1 travel thanjavur-madurai","1 travel mysore-thanjavur","1 perform character","1 take 2","1 travel coimbatore-mysore","1 travel start-coimbatore","1 travel start-salem","1 ability 2","1 end","1 reward shrines","0 plan shrine-discount two-shrines","1 plan two-shrines track","1 perform two-shrines","1 shrine start-thanjavur.2","1 done","1 perform track","1 flag madurai","1 travel start-salem","1 travel start-thanjavur","1 ability 2","1 travel thanjavur-madurai","1 travel start-madurai","1 travel start-salem","1 end","0 perform two-shrines","0 shrine start-mysore.2","0 done","0 perform shrine-discount","0 shrine mysore-salem.1","0 travel thanjavur-madurai","0 travel madurai-coimbatore","0 travel start-coimbatore","0 travel start-mysore","0 end","1 reward pp-coin","0 reward coins","0 plan two-shrines pp","1 plan statue-discount two-shrines","1 perform two-shrines","1 shrine mysore-salem.2","1 done","1 perform statue-discount","1 statue salem centre","1 travel salem-thanjavur","1 travel mysore-thanjavur","1 end","0 perform pp","0 travel coimbatore-mysore","0 travel madurai-coimbatore","0 end","1 reward tax","0 reward pp2","0 plan two-shrines coins","1 plan two-shrines pp","1 perform two-shrines","1 shrine mysore","1 travel coimbatore-mysore","1 travel start-coimbatore","1 travel start-salem","1 ability 2","1 shrine salem","1 perform pp","1 end","0 travel start-madurai","0 travel start-coimbatore","0 travel coimbatore-mysore","0 travel mysore-salem","0 travel salem-thanjavur","0 perform coins","0 travel thanjavur-madurai","0 travel madurai-coimbatore","0 travel coimbatore-mysore","0 end","1 reward buy","1 buy 0"],"result":{"winners":[1],"rounds":7,"by_statues":false,"seats":[{"total":24,"gathered":{"start":3,"action":4,"ability":0,"reward":4,"bonus":0,"rank":0,"special":0},"final":{"statues":0,"coins":13,"majority":0}},{"total":28,"gathered":{"start":3,"action":2,"ability":0,"reward":1,"bonus":0,"rank":0,"special":0},"final":{"statues":6,"coins":8,"majority":8}}]}},"decisions":138}',7,'running',0,'{"board":"kaveri","options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":7,"to_act":[1],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"person","name":"Bo","level":null}]}',0);
INSERT INTO "tables" VALUES('5qt655kqtc7g2gut',1.79491357120631980903e+09,1.79491357120631980903e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"65edb60e50b6389245ce7f9c979c049a","solo":true,"record":{"format":"maharaja-record/1","rules":"2020.1","board":{"id":"classic","digest":"f921d124c2238e66"},"options":{"players":1,"solo":"hard","special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false},"seed":2727855088756896003,"setup":{"characters":[11,1,16,15,7,4,6,10,2,12,8,9,5,13,3,14],"rewards":["build","maharani","pp-coin","buy","coins","pp2","shrines","tax"],"flags":["varanasi","bijapur","ahmadabad","delhi","khajuraho","hyderabad","jodhpur"],"setup_tile":3,"stacks":[[6,2,8,12,9,4,10,1,5,11,7,3],[4,6,1,7,5,9,12,11,2,3,10],[3,5,6,2,7,11,1,9,10,12],[2,12,6,11,10,9,7,1,3],[11,3,2,7,9,10,6,1],[6,9,3,1,10,7,2],[2,1,10,3,7,9]]},"choices":["0 draft 16","0 settle bijapur-hyderabad.1","0 settle start-delhi.2","0 settle khajuraho-varanasi.1","0 settle delhi-bijapur.2","0 plan coins shrines","0 travel start-hyderabad","0 travel bijapur-hyderabad","0 perform shrines","0 travel bijapur-hyderabad","0 travel hyderabad-delhi","0 perform coins","0 travel hyderabad-delhi","0 travel bijapur-hyderabad","0 end","0 plan statue-discount pp","0 travel bijapur-hyderabad","0 travel start-hyderabad","0 perform pp","0 travel start-hyderabad","0 perform statue-discount","0 statue hyderabad bottom","0 end","0 plan shrines shrines","0 perform shrines","0 travel bijapur-hyderabad","0 perform shrines","0 end","0 plan pp pp","0 retake 7","0 perform pp","0 travel bijapur-hyderabad","0 travel start-hyderabad","0 travel start-varanasi","0 travel khajuraho-varanasi","0 end","0 plan statue-discount shrines","0 travel khajuraho-varanasi","0 travel start-varanasi","0 perform shrines","0 end","0 plan statue-shrine pp","0 perform pp","0 travel start-hyderabad","0 end","0 reward pp2"],"result":{"winners":[1],"rounds":6,"by_statues":true,"seats":[{"total":19,"gathered":{"start":3,"action":6,"ability":0,"reward":2,"bonus":0,"rank":0,"special":0},"final":{"statues":3,"coins":2,"maj3":3}},{"total":61,"gathered":{"start":4,"action":0,"ability":0,"reward":0,"bonus":0,"rank":17,"special":0},"final":{"statues":21,"coins":1,"maj3":18}}]}}}',0,'finished',0,'{"board":"classic","options":{"players":1,"solo":"hard","special":[],"final":"maj3","final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":6,"to_act":[],"chairs":[{"kind":"free","name":"","level":null},{"kind":"brahmabot","name":"","level":null}]}',0);
INSERT INTO "tables" VALUES('i7yexpsivpzgo6a5',1.79491357123135352128e+09,1.79491357123135352128e+09,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',0,'{"board":"classic","digest":"f921d124c2238e66","salt":"9e34495a3beb5e12d7532fac6a242735","solo":false,"position":{"format":"maharaja-position/1","board":{"id":"classic","digest":"f921d124c2238e66"},"options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false},"setup":{"characters":[9,4,8,16,2],"rewards":["coins","tax","pp-coin","buy","shrines","maharani","pp2","build"],"flags":["hyderabad","khajuraho","bijapur","varanasi","ahmadabad","delhi","jodhpur"],"first":0},"round":6,"phase":"actions","maharaja":"hyderabad","track":[null,null,null,null,null,null,null,null,"varanasi","delhi","jodhpur","khajuraho","bijapur","ahmadabad","hyderabad",null],"rewards":["coins","buy","shrines","maharani","pp2","build","tax","pp-coin",null,null,null,null],"display":[4,8,16],"maharani":[null,null],"villages":{"start-delhi.2":[1],"start-khajuraho.1":[1],"start-hyderabad.1":[1],"start-hyderabad.2":[0],"delhi-jodhpur.2":[0],"jodhpur-ahmadabad.1":[0],"ahmadabad-khajuraho.1":[1],"ahmadabad-khajuraho.2":[1],"khajuraho-varanasi.1":[0],"khajuraho-varanasi.2":[1],"varanasi-bijapur.1":[0],"varanasi-bijapur.2":[1],"hyderabad-delhi.1":[0],"hyderabad-delhi.2":[1],"ahmadabad-varanasi.1":[1],"ahmadabad-varanasi.2":[0],"delhi-bijapur.2":[0],"varanasi-hyderabad.1":[1],"varanasi-hyderabad.2":[0]},"cities":{"delhi":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"jodhpur":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"ahmadabad":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"khajuraho":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"varanasi":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"bijapur":{"centre":null,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]},"hyderabad":{"centre":0,"top":null,"bottom":null,"plain":[0,0],"shrines":[0,0]}},"journey":[],"token_used":false,"waiting":[["turn",0,0],["building",0,66]],"drawn":0,"seats":[{"coins":13,"shrines":3,"supply":8,"statues":6,"tokens":0,"character":2,"priest":"hyderabad","acted":true,"used":[],"prestige":3,"earned":{"start":3,"action":0,"ability":0,"reward":0,"bonus":0,"rank":0,"special":0},"plan":["two-shrines","character"],"open":["character"]},{"coins":46,"shrines":0,"supply":10,"statues":7,"tokens":0,"character":9,"priest":"ahmadabad","acted":false,"used":[],"prestige":4,"earned":{"start":3,"action":0,"ability":0,"reward":1,"bonus":0,"rank":0,"special":0},"plan":["two-shrines","character"],"open":["two-shrines","character"]}]}}',2,'running',0,'{"board":"classic","options":{"players":2,"solo":null,"special":[],"final":null,"final_tile":"replaces-majority","decline_actions":false,"open_prestige":false,"first_game":false},"round":6,"to_act":[0],"chairs":[{"kind":"person","name":"Ada","level":null},{"kind":"person","name":"Bo","level":null}]}',0);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_of_status ON tables (status, changed);
CREATE INDEX tables_of_bots ON tables (bots, changed);
CREATE INDEX holders_of_person ON holders (holder);
CREATE INDEX links_of_table ON links (table_id);
COMMIT;
