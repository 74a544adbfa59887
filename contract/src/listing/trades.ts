import type { CategoryId } from './catalogue.ts';
import type { languageCodes } from '../shared/languages.ts';

/**
 * Trades and things as people in Iraq call them. A line is one thing: its Arabic, Sorani and English names, and usual
 * ones in Latin letters, separated by |. A line has both singular and plural where no ending makes one from the other.
 * Lines below a category belong to it; those below `any` to several. A name after ~ is only typed: in titles it says
 * something else too often. Only functions read it: it weighs too much for a page.
 */
const written: Partial<Record<CategoryId | 'any', string>> = {
  restaurants_cafes: `
    مطعم, مطاعم, محل أكل | چێشتخانە, ڕێستۆران, ڕێستۆرانت, خواردنگە, مەتعەم | restaurant, eatery, eateries, diner | matam, mat3am, restoran, chishtxana, chishtxane, cheshtxana
    مطعم عائلي, مطاعم عائلية | چێشتخانەی خێزانی | family restaurant | matam 3aili
    مقهى, مقاهي, كافيه, كافيهات, كوفي, كوفي شوب, كافتيريا, قهوة خانة, گهوة خانة, چايخانة, ~قهوة, ~گهوة | کافێ, کافە, قاوەخانە, ~قاوە | cafe, coffee shop, coffeehouse, coffee house, coffee bar, espresso bar, cafeteria, teahouse, ~coffee | kafe, maqha, chayxana, chayxane
    قهوة عربية, معمل قهوة, محمصة قهوة, مطحنة قهوة | قاوە, قاوەی عەرەبی, قاوەی تورکی | coffee beans, coffee roastery, coffee roaster, ground coffee | gahwa
    فرن, أفران, فرن صمون, مخبز, مخابز, مخبز صمون, أفران صمون, خبز, صمون, خبز تنور | نانەواخانە, نانەوا, نانەوایی, سەموونخانە, نان, نانی, سەموون | bakery, bakeries, baker, bread oven, bread | nanawaxana, nanawaxane, forn, makhbaz, khubz, samun
    خبز رقاق, خبز تيري | نانی تیری, نانی ساجی, نانی ناسک, کولێرە | teri bread, flatbread, flat bread, saj bread, lavash | nani teri, kulera
    حلويات, محل حلويات, معمل حلويات, حلواني | شیرینی, شیرینیفرۆش, شیرینیات, دوکانی شیرینی | sweets, sweet shop, confectionery, dessert | shirini, halawiyat, 7alawiyat
    كيك, كاتو, تورتة | کێکی لەدایکبوون | cake, birthday cake | keik
    معجنات, فطائر | هەویرەمەنی, فەتایەر | pastry, pastries, patisserie | mu3ajanat
    بقلاوة, باقلاوة, زلابية | بەقلاوە, زەڵابیە | baklava, baklawa | paqlawa, baqlawa
    كليچة, كعك | کولیچە | kleicha, date cookies | klecha, kulicha
    من السما, من وسلوى | گەزۆ, مەنوسەلوا | mann al sama, manna sweets, gazo | mansama
    شوكولاته, جكليت, شكولاته | چوکلێت | chocolate, candy | chklet
    بيتزا, بيتزريا, بيتزاريا | پیتزاخانە, پیتزافرۆش | pizza, pizzeria | pitza
    برگر, همبرگر, برجر | بەرگەر, هەمبەرگەر, بێرگەر | burger, hamburger | bargar
    شاورما, گص, شاورمة | شاوەرما, گەس, دۆنەر | shawarma, doner kebab, gyros | shawrma, gass
    كباب, كبابچي, تكة | کەباب, کەبابخانە, کەبابچی | kebab, kebab house, kebab shop, tikka | kabab, kababxana
    مشاوي, مشويات, شواء | برژاو, گۆشتی برژاو, مەشاوی | grill, grilled meat, barbecue, bbq | mashawi
    فلافل, محل فلافل | فەلافل, فەلافلفرۆش | falafel | flafil
    سمك مسگوف, مسگوف, أسماك مشوية | ماسی برژاو, مەسگوف | masgouf, grilled fish | masguf, masguuf
    وجبات سريعة, أكلات سريعة, فاست فود | خواردنی خێرا, فاستفوود, خواردنی ئامادە | fast food, takeaway, snack bar | fastfood
    عصائر, عصير, محل عصائر, كوكتيل | شەربەت, شەربەتخانە, ئاوی میوە, عەسیر | juice, juice bar, smoothie | asir, 3asir, sharbat
    آيس كريم, دوندرمة, مثلجات, موطة, آيسكريم | ئایسکرێم, بەستەنی, مووتە | ice cream, gelato | aiskrim, dondrma
    تجهيز حفلات, تموين, كيترنك, ولائم, وليمة, تجهيز طعام, مطبخ ولائم | کەیتەرینگ, ئامادەکردنی خواردن, خواردنی بۆنە | catering, caterer, feast kitchen, feasts | ketring, walaim
    مطبخ سحابي, مطابخ سحابية, مطبخ مركزي | چێشتخانەی ئۆنلاین, مەتبەخی ناوەندی | cloud kitchen, central kitchen, ghost kitchen | matbax
    كشك, أكشاك | کیۆسک, کوشک | kiosk, stall | koshk
    عربة طعام, فود ترك, عربانة, عربة أكل | عەرەبانەی خواردن, ئۆتۆمبێلی خواردن | food truck, food cart | arabana, 3arabana
    نرگيلة, شيشة, أركيلة, معسل | نێرگەلە, نێرگیلە | hookah, shisha, nargile | nargila
    باچة, كوارع | سەروپێ, سەروپێخانە, سەر و پێ | pacha, pacheh, sheep head, trotters | sarupe, patcha
    كبة, كبب, كبة حلب, كبة موصلية, كبة مجمدة | کوبە, کوبەی حەلەب, کوبەی مووسڵ | kubba, kibbeh, kubbeh, frozen kubba | kuba, kubeh
    دولمة, ملفوف | یاپراخ | dolma, stuffed vine leaves | yaprax
    بورك, بوريك | بۆرەک | borek, burek, boreg | borak
    أكلات شعبية, أكلات عراقية, أكلات تراثية | خواردنی میللی, خواردنی کوردی | traditional food, iraqi food, kurdish food | akl sha3bi
    قوزي, دليمية, قوزي على تمن | گۆشت و برنج | quzi, roast lamb | qozi
    كازينو, كازينوهات, حديقة عائلية | باخچەی خێزانی, باخچەی گەشتیاری | garden cafe, family garden | gazino
    معدات مطاعم, عدة مطعم, أدوات مطاعم, معدات مطابخ, أجهزة مطاعم | کەلوپەلی چێشتخانە, ئامێری چێشتخانە | restaurant equipment, kitchen equipment, catering equipment | 3idat matam
    عدة كافيه, معدات مقاهي, معدات كافيه, ماكنة قهوة, مكائن قهوة | کەلوپەلی کافێ, مەکینەی قاوە | cafe equipment, coffee machine, espresso machine | 3idat kafe`,
  retail_stores: `
    محل, محلات, دكان, دكاكين, متجر, متاجر | دوکان, فرۆشگا, مەغازە | shop, outlet, retail store | dukan, dukkan, froshga, ma7al, mahal
    سوبرماركت, سوبر ماركت, ماركت, أسواق غذائية, بقالة, ميني ماركت, هايبرماركت, بقال | سوپەرمارکێت, مینی مارکێت, بەقاڵی, هایپەرمارکێت, بەقاڵ, ~مارکێت | supermarket, mini market, grocery, groceries, minimarket, hypermarket, grocery store, grocer, ~market | supermarkit, baqal
    ملابس, ألبسة, محل ملابس, أزياء, هدوم | جلوبەرگ, جل و بەرگ, جل, جلفرۆش, دوکانی جل | clothes, clothing, fashion, apparel, clothes shop, garments | jilubarg, jl u barg, malabis, hidum
    بوتيك, بوتيكات | بوتیکی جل | boutique | butik
    ملابس نسائية, أزياء نسائية, فساتين سهرة | جلی ژنان, جلی ئافرەتان, جلوبەرگی ئافرەتان | women's clothes, ladies wear, womenswear | jli afratan
    ملابس رجالية, بدلات رجالية, قمصان | جلی پیاوان, جلوبەرگی پیاوان, قات, چاکەت | men's clothes, menswear, suits | jli pyawan
    ملابس أطفال, ألبسة أطفال, ملابس بيبي | جلی منداڵان, جلوبەرگی منداڵان | children's clothes, kids clothes, baby clothes | jli mndalan
    ملابس كردية, زي كردي, أزياء كردية, بدلة كردية | جلی کوردی, جلوبەرگی کوردی, کەوا و سوخمە, کراسی کوردی | kurdish dress, kurdish clothes, kurdish costume | jli kurdi, jly kurdi
    عباية, عبايات, عبي, محل عبايات | عەبا, عەبایە, عەبای ئافرەتان | abaya | abaye, 3abaya
    زي موحد, ملابس عمل, يونيفورم, بدلات عمل | جلی کار, جلی قوتابیان | uniform, workwear, school uniforms | yuniform
    أحذية, حذاء, محل أحذية, قندرة, قنادر, نعل | پێڵاو, پێڵاوفرۆش, کەوش | shoe, shoe shop, footwear, sandals | pelaw, pelau, qundara
    تصليح أحذية, اسكافي, ركاع | پینەچی, چاککردنەوەی پێڵاو | cobbler, shoe repair | pinachi
    جنط, حقائب, شنط, جنطة, حقيبة | جانتا, جانتافرۆش | handbag, bags, luggage, suitcase | janta
    ذهب, محل ذهب, مجوهرات, صائغ, صياغة, مصوغات, صاغة | زێڕ, زێڕینگر, زێڕنگەر, گەوهەر, دوکانی زێڕ | gold shop, gold jewellery, jewellery, jewelry, jeweller, jeweler, goldsmith, ~gold | thahab, dahab, zeringar
    ساعات, ساعاتي, محل ساعات, تصليح ساعات | کاتژمێر, سەعاتچی, کاتژمێرفرۆش, سەعاتساز | watches, watch shop, watch repair, clocks, watchmaker | saatchi, sa3at
    عطور, عطر, محل عطور | عەتر, بۆنفرۆش, بۆنی خۆش, عەترفرۆش | perfume, fragrance, perfume shop | atr, 3utur
    عطارة, عطار, بهارات, توابل | عەتاری, بەهارات, عەتار | spices, spice shop | bharat, 3attar
    أعشاب, أعشاب طبية | گیای پزیشکی, گژوگیا, گیای دەرمانی | herbs, herbal shop, medicinal herbs | a3shab
    مكتبة, مكتبات, كتب, محل كتب | کتێبخانە, کتێبفرۆش, کتێب, کتێبفرۆشی | bookshop, bookstore, books, book shop, bookseller | ktebxana, ktebxane, ktebfrosh, maktaba
    كتب مستعملة, كتب قديمة, كتب نادرة | کتێبی بەکارهاتوو, کتێبی کۆن, کتێبی دەگمەن | used books, second hand books, rare books, used textbooks | kutub mustamala
    كتب مدرسية, كتب جامعية, كتب منهجية | کتێبی قوتابخانە, کتێبی زانکۆ, کتێبی خوێندن | textbook, school books, university books | kutub madrasiya
    دار نشر, نشر كتب, ناشر | دەزگای چاپ و بڵاوکردنەوە, بڵاوکراوە | publisher, publishing | dar nashr
    قرطاسية, قرطاسيات, مكتبة وقرطاسية, لوازم مدرسية, مواد مدرسية, لوازم مكتبية | قرتاسیە, پێداویستی قوتابخانە, کەلوپەلی نووسین, پێداویستی نووسین | stationery, stationer, school supplies, office supplies | qirtasiya, qrtasya
    استنساخ, مكتب استنساخ, تصوير مستندات | کۆپی, ئیستنساخ, فۆتۆکۆپی | photocopy, photocopies, photocopying, copy shop, copy center | istinsax
    ألعاب أطفال, لعب أطفال, محل ألعاب, لعابات | یاریفرۆش, یاری و بووکەڵە, کەلوپەلی یاری, دوکانی یاری | toys, toy shop, toy store | yari mndalan, l3abat
    أثاث, موبيليا, مفروشات, غرف نوم, غرفة نوم, قنفات, تخم قنفات | مۆبیلیات, قەنەفە, ژووری نووستن, مۆبیلیاتفرۆش | furniture, bedroom sets, sofa, couch, furniture shop | mobilya, athath
    سجاد, زوالي, موكيت, زولية, كاشان | فەرش, قاڵی, فەرشفرۆش | carpet, rugs, carpet shop | farsh, sijad
    ستائر, بردات, ستارة, محل ستائر | پەردەفرۆش, پەردەدوور, پەردەی, پەردە و فەرش | curtain, blinds, drapes | parda, satair
    أجهزة كهربائية, كهربائيات, أجهزة منزلية | ئامێری کارەبایی, ئامێری ناوماڵ, کەلوپەلی کارەبایی | appliances, home appliances, household appliances, electrical appliances | ajhiza kahrabaiya
    ثلاجات, ثلاجة, مجمدة | سەلاجە, بەفرگر, فریزەر | fridge, refrigerator, freezer | salaja, thalaja
    إنارة, ثريات, ثريا, لايتات | ڕووناکی, چرا, سورەیا, نەجەفە, گڵۆپ | lighting, lamps, chandeliers, light bulbs | lait, thurayat
    موبايلات, موبايل, هواتف, محل موبايل, تلفونات, هاتف | مۆبایلفرۆش, دوکانی مۆبایل, تەلەفۆن | mobile phone, mobile shop, phone, phone shop, smartphone, cell phone | mobail, mubail, telefon
    اكسسوارات موبايل, كفرات موبايل | ئێکسسواراتی مۆبایل, پێداویستی مۆبایل | phone accessories, mobile accessories, phone cases | eksiswari mobail
    حاسبات, كمبيوتر, لابتوبات, لابتوب, حاسوب, حاسبة, كمبيوترات | کۆمپیوتەر, کۆمپیوتەرفرۆش | computer, laptop, computer shop | kompyuter, 7asiba, hasba
    إلكترونيات, قطع إلكترونية | ئەلیکترۆنیات, ئامێری ئەلیکترۆنی | electronics, electronic parts | elektroniyat
    نظارات, بصريات, محل نظارات, نظارات طبية, نظارات شمسية, عدسات لاصقة | چاویلکە, چاویلکەفرۆش, بینایی, لێنسی چاو | optician, glasses, eyeglasses, eyewear, optics, sunglasses, contact lenses | chawilka, nadharat, nazarat
    ورد, ورود, محل ورد, محل زهور, باقات ورد, زهور طبيعية | گوڵ, گوڵفرۆش | flowers, florist, flower shop, bouquet | gulfrosh, ward
    نباتات زينة, نباتات ظل, سنادين | ڕووەکی جوانکاری, گوڵدان, ئینجانە | ornamental plants, houseplants, indoor plants, potted plants | sanadin
    هدايا, محل هدايا, هدية, تذكارات | دیاری, دوکانی دیاری, یادگاری | gift, gift shop, souvenir | diyari, hadaya
    تحفيات, أنتيكات, تحف, انتيكة, تحفيات قديمة | ئەنتیکە, ئەنتیکەخانە, شتی کۆن | antique, antiques shop, vintage | antika
    قصابة, قصاب, محل لحوم, ملحمة, قصابين | قەسابخانە, قەساب, گۆشتفرۆش | butcher, butchery, meat shop | qasab, qassab
    لحوم, لحم, لحم غنم, لحم عجل | گۆشت, گۆشتی سوور | meat, lamb meat, beef | gosht, la7am
    خضروات, خضار, خضر, خضرة, مخضر, بقولات | سەوزە, سەوزەفرۆش, سەوزەوات | vegetable, greengrocer | sawza, xudhar
    فواكه, فاكهة, ميوة | میوەفرۆش | fruit, fruit shop | mewa, fawakih
    دجاج, محل دجاج, دجاج حي, دجاج مجمد | مریشک, مریشکفرۆش, گۆشتی مریشک | chicken, chicken shop | mrishk, dijaj
    أسماك, سمك, محل سمك, سماك | ماسی, ماسیفرۆش | fish, fish shop, fishmonger, seafood | masi, simach
    مواد غذائية, أغذية, غذائية, مواد غذائية عامة | خواردەمەنی, خواردەمەنیفرۆش | foodstuffs, food products, provisions, food shop | xorak, xwardamani
    أدوات رياضية, تجهيزات رياضية, ملابس رياضية, لوازم رياضية | کەلوپەلی وەرزشی, جلی وەرزشی, پێداویستی وەرزشی | sports equipment, sportswear, sports shop, sporting goods | warzish, warzishi
    مستلزمات أطفال, حفاضات, لوازم أطفال, عربات أطفال | پێداویستی منداڵ, دایبی, پێداویستی منداڵان | baby shop, baby supplies, nappies, diapers, baby products | mustalzamat atfal
    عدة صيد, أدوات صيد, بنادق صيد, أسلحة صيد | کەلوپەلی ڕاو, تفەنگی ڕاو, ڕاوچی | hunting gear, hunting shop, hunting rifles | 3idat said
    صيد سمك, صيد أسماك, شباك صيد, سنارة | ڕاوەماسی, ڕاوی ماسی, تۆڕی ماسی | fishing, fishing tackle, fishing nets | rawamasi
    مواد تجميل, مكياج, كوزمتك, كوزمتكس, ميك اب | کۆزمەتیک, ماددەی جوانکاری, میکاپ | cosmetics, makeup, make up, beauty products | mikyaj, kozmatik
    أقمشة, قماش, بزاز, محل أقمشة | قوماش, کوتاڵ, کوتاڵفرۆش, قوماشفرۆش | fabrics, textiles, drapery, cloth shop, fabrics shop, ~fabric | qumash, kutal
    حيوانات أليفة, محل حيوانات | ئاژەڵی ماڵی, ئاژەڵفرۆش | pet shop, pets, pet supplies | ajali mali
    طيور, طيور زينة, حمام زاجل, طيور حب, محل طيور | باڵندە, باڵندەفرۆش, کۆتر | birds, pigeons, parrots | balinda, tyur
    بايسكلات, بايسكل, دراجات هوائية, دراجة هوائية | پاسکیل, پاسکیلفرۆش | bicycle, bicycle shop, cycling | paskil
    صوبات, مدافئ, صوبة, مدفأة | سۆپا, زۆپا, سۆپای نەوت | heaters, heater, stove | sopa
    مستلزمات حلاقة, مواد صالونات, أدوات حلاقة | پێداویستی سەرتاشی, کەلوپەلی ساڵۆن | salon supplies, barber supplies, salon equipment | 3idat 7ilaqa`,
  auto_services: `
    سيارات, سيارة, عجلات, سيارات مستعملة | ئۆتۆمبێل, سەیارە, ئۆتۆمۆبیل | car, cars, vehicles, automobile | otombel, otombil, sayara
    معرض سيارات, معارض سيارات, مكتب سيارات, تجارة سيارات | پێشانگای ئۆتۆمبێل, ئۆتۆمبێلفرۆش, بازرگانی ئۆتۆمبێل | car showroom, car dealer, car dealership | ma3radh sayarat, peshangay otombel
    تصليح سيارات, صيانة سيارات, ورشة سيارات, ورشة تصليح سيارات, ميكانيك, ميكانيكي, فيتر, فيتر سيارات, فيترچي | فیتەر, چاککردنەوەی ئۆتۆمبێل, وەرشەی ئۆتۆمبێل, فیتەرچی | car repair, car repair shop, garage, mechanic, auto repair, car workshop, vehicle workshop, fleet workshop, car service | fitar, fitarchi, mikanik
    صيانة أسطول, أسطول سيارات, تصليح شاحنات, تصليح لوريات | چاککردنەوەی لۆری, چاککردنەوەی بارهەڵگر, فیتەری لۆری | fleet workshop, fleet maintenance, truck repair, truck workshop, fleet service | tasleh lori
    غسل سيارات, مغسل سيارات, غسيل سيارات, مغسلة سيارات, غسل وتشحيم | شۆردنی ئۆتۆمبێل, شۆردنگەی ئۆتۆمبێل, شۆردنگە, شوشتنی ئۆتۆمبێل, غەسل و تەشحیم | car wash, carwash, car detailing | ghasl sayarat, shordni otombel, shordnga
    بوليش سيارات, نانو سيرامك, تلميع سيارات, حماية سيارات | پۆلیشی ئۆتۆمبێل, نانۆی ئۆتۆمبێل | car polish, nano ceramic, detailing, paint protection | polish
    أدوات احتياطية, قطع غيار, مواد احتياطية, أدوات سيارات, قطع سيارات | پارچەی یەدەگ, کەرەستەی ئۆتۆمبێل, پارچەی ئۆتۆمبێل, یەدەگ | spare parts, car parts, auto parts, parts shop | adawat ihtiyatiya, parchay yadag
    إطارات, تايرات, تاير, إطار سيارة | تایە, تایەفرۆش, چەرخ و تایە | tyre, tyre shop, tire shop, tires | taya, tayar, tayarat
    بنچرچي, پنچر | پەنچەرچی | puncture, puncture repair, flat tyre | panchar, panchari
    ميزان سيارات, ميزان تايرات, ترصيص, وزن تايرات, محل ميزان | وەرشەی میزان, میزانی تایە, میزانی ئۆتۆمبێل, میزانکردن, باڵانسی تایە | wheel alignment, wheel balancing, tyre balancing | mizan
    تبديل دهن, محل تبديل دهن, تبديل دهون, تغيير زيت, دهن محركات, زيوت محركات, زيوت سيارات | گۆڕینی ڕۆن, ڕۆنگۆڕین, ڕۆنی ئۆتۆمبێل, ڕۆنی مەکینە | oil change, lubricants, engine oil, motor oil, lube | tabdil dihn, ron gorin
    بطاريات, بطارية, باتري, باتريات, نضيدة, نضائد | پاتریفرۆش | battery, batteries, car battery | patri, battariyat
    سمكرة, سمكري, سمكرچي | سەمکەری, سەمکەرە, سەمکەرچی | panel beating, body shop, dent repair, bodywork | samkari, samkara
    صبغ سيارات, صباغ سيارات, صباغة سيارات | بۆیەی ئۆتۆمبێل, بۆیاغی ئۆتۆمبێل | car paint, car painting, car painter, auto paint | boyay otombel
    فرن صبغ, أفران صبغ, كابينة صبغ | فڕنی بۆیە, فڕنی بۆیاغ | paint oven, spray booth, paint booth | furn sabugh
    كراج, كراجات, موقف سيارات, ساحة وقوف | گەراج, شوێنی ڕاگرتنی ئۆتۆمبێل, پارکینگ | parking, car park, parking lot | garaj, karaj
    تأجير سيارات, إيجار سيارات, مكتب تأجير سيارات | کرێی ئۆتۆمبێل, بەکرێدانی ئۆتۆمبێل | car rental, rent a car, car hire | kre otombel, ijar sayarat
    محطة وقود, محطات وقود, بانزينخانة, بنزين خانة, بانزين خانة, تعبئة وقود, محطة بنزين, بنزين, بانزين | بەنزینخانە, وێستگەی سووتەمەنی, وێستگەی بەنزین | petrol station, gas station, fuel station, filling station | banzinxana, banzinxane
    كهرباء سيارات, كهربائي سيارات | کارەبای ئۆتۆمبێل, کارەباچی ئۆتۆمبێل | auto electrician, car electrician | kahrabai sayarat
    فحص سيارات, فحص كمبيوتر سيارات, كشف سيارات, فحص حاسبة | پشکنینی ئۆتۆمبێل, فەحسی ئۆتۆمبێل | car diagnostics, car inspection, vehicle inspection | fahs sayarat
    سبلت سيارات, تبريد سيارات, تبريد السيارات | ساردکەرەوەی ئۆتۆمبێل, سپلیتی ئۆتۆمبێل | car air conditioning, car ac | tabrid sayarat
    دراجات نارية, دراجة نارية, ماطورات, ماطور | ماتۆڕ, ماتۆڕسکیل, ماتۆڕسایکل | motorcycle, motorbike, scooter | mator
    تك تك, توك توك, تكتك, ستوتة, ستوتات | توکتوک, سێچەرخە | tuk tuk, tuktuk, rickshaw, cargo tricycle | stuta
    إكسسوارات سيارات, زينة سيارات | ئێکسسواراتی ئۆتۆمبێل, جوانکاری ئۆتۆمبێل | car accessories, auto accessories | eksiswari otombel
    تظليل سيارات, تظليل, تضليل زجاج | سێبەری جامی ئۆتۆمبێل, تەزلیل | window tinting, car tinting | tadhlil
    جلد مقاعد, تنجيد سيارات, كشنات, دوشمة سيارات | بەرگی کورسی ئۆتۆمبێل, دۆشمە | car upholstery, seat covers, car seats | doshma
    تفصيخ, تشليح, سكراب سيارات, تفصيخ سيارات | تەشلیح, ئۆتۆمبێلی سکراپ, تەفسیخ | car scrapyard, junkyard, car breakers, used car parts | tashlih, tafsikh
    ميزان جسري, قبان, ميزان شاحنات | تەرازووی پرد, قەپان, تەرازووی بارهەڵگر | weighbridge, truck scale | qapan
    رديترات, رديتر, راديتر | ڕادێتەر, چاککردنەوەی ڕادێتەر | radiator | raditar`,
  beauty_salons: `
    صالون, صالونات, كوافير, كوافيرة, صالون تجميل | ساڵۆن, ساڵۆنی جوانکاری | salon, hair salon, hairdresser, beauty salon | saloon
    صالون نسائي, صالونات نسائية, صالون سيدات, صالون نسوي, كوافير نسائي | ساڵۆنی ژنان, ساڵۆنی ئافرەتان, ساڵۆنی خانمان | women's salon, ladies salon, women salon, beauty parlour, beauty parlor | saloni zhnan, salon nisai
    حلاق, حلاقة, صالون حلاقة, محل حلاقة, حلاقة رجالية, مزين | سەرتاش, سەرتاشخانە, دەلاک, حەلاق | barber, barbershop, barber shop, haircut, men's salon | sartash, sartashxana, sartashxane, hallaq, 7alaq
    سبا, مركز سبا, حمام مغربي, حمام تركي, ساونا | حەمامی مەغریبی, حەمامی تورکی | spa, wellness, hammam, sauna, turkish bath | hamam
    مساج, تدليك, مركز مساج | مەساج, شێلان, سەنتەری مەساج | massage, massage centre | masaj
    ليزر, ليزر تجميلي, مركز ليزر | لەیزەر, سەنتەری لەیزەر | laser, laser centre, laser clinic | lezar, layzar
    إزالة الشعر, إزالة شعر, حفافة | لابردنی موو, لابردنی مووی زیادە | hair removal, waxing, threading | izalat sha3ar
    أظافر, تركيب أظافر, مانيكير, باديكير, عناية بالأظافر | نینۆک, دانانی نینۆک, مانیکۆر | nails, manicure, pedicure, nail salon, nail bar | ninok, adhafir
    عناية بالبشرة, بشرة, تنظيف بشرة, عناية البشرة | چاودێری پێست, پاککردنەوەی پێست | skin care, skincare, skin centre, skin center, facial | bashra
    مركز تجميل, مراكز تجميل, عيادة تجميل, عيادات تجميل | سەنتەری جوانکاری, کلینیکی جوانکاری, نۆرینگەی جوانکاری | beauty center, beauty centre, beauty clinic, aesthetic clinic, cosmetic clinic | markaz tajmil
    بوتكس, فيلر, حقن تجميل | بۆتۆکس, فیلەر | botox, filler | boteks
    تجهيز عرائس, مركز عرائس, مكياج عرائس, عرائس, عروس, عروسة | بووک, بووکێنی, ئامادەکردنی بووک, سەنتەری بووکێنی | bridal, bridal centre, bridal salon, brides | tajhiz 3arais
    بدلات عرس, بدلات زفاف, فساتين, تأجير بدلات, بدلات عرائس, فستان | جلی بووکێنی, کراسی بووک, جلی بووک, فستانی بووک | wedding dress, bridal gowns, gown hire, evening dresses | badlat 3urs, jli buk
    تاتو, وشم | خاڵکوتان | tattoo | tatu
    أكاديمية تجميل, دورات تجميل, دورات مكياج, تعليم حلاقة, دورات حلاقة | ئەکادیمیای جوانکاری, خولی جوانکاری, خولی سەرتاشی | beauty academy, beauty school, beauty training, makeup course, barber academy | akadimyat tajmil
    زراعة شعر, زراعة الشعر | چاندنی قژ, چاندنی موو | hair transplant, hair implant | zira3at sha3ar
    قاعة رياضة, قاعة رياضية, جيم, نادي رياضي, لياقة, كمال أجسام, قاعات رياضية, رشاقة | هۆڵی وەرزشی, هۆڵی لەشجوانی, لەشجوانی, یانەی وەرزشی | gym, fitness, fitness center, bodybuilding, workout | jim`,
  ecommerce_online_business: `
    متجر إلكتروني, متاجر إلكترونية, موقع بيع, بيع اونلاين, متجر اونلاين, محل اونلاين | دوکانی ئۆنلاین, فرۆشتنی ئۆنلاین, فرۆشگای ئەلیکترۆنی | online store, online shop, ecommerce, webshop, web shop, online bookshop | matjar iliktroni
    اونلاين, عبر الانترنت | ئۆنلاین, لەسەر هێڵ | online | onlain
    صفحة, صفحات, بيج, بيجات, صفحة انستغرام, صفحة فيسبوك, حساب انستا | پەیج, پەیجی فەیسبووک, پەیجی ئینستاگرام | page, instagram page, facebook page, social media page | peij, baij
    انستغرام, انستا, انستكرام | ئینستاگرام, ئینستا | instagram | instgram
    فيسبوك, فيس بوك | فەیسبووک, فەیس | facebook | feisbuk
    تلغرام, قناة تلغرام, تليكرام | تێلێگرام, کەناڵی تێلێگرام | telegram | tilgram
    تيك توك, تيكتوك | هەژماری تیکتۆک | tiktok, tik tok | tiktuk
    يوتيوب, قناة يوتيوب | کەناڵی یوتیوب | youtube, youtube channel | yutub
    دروب شيبنك, دروبشيبنغ | دڕۆپشیپینگ | dropshipping, drop shipping | dropshiping
    سوق إلكتروني, موقع إعلانات, سوق اونلاين | بازاڕی ئۆنلاین, بازاڕی ئەلیکترۆنی | marketplace, online marketplace, classifieds | suq iliktroni
    موقع حجز, حجز اونلاين, تطبيق حجز, حجوزات | حجزکردنی ئۆنلاین, سیستەمی حجز, حجزکردن | booking, booking app, reservations, online booking | 7ajz
    توصيل خضار, توصيل بقالة, توصيل مواد غذائية, توصيل سمك | گەیاندنی سەوزە, گەیاندنی خواردەمەنی, گەیاندنی میوە | grocery delivery, vegetable delivery, fish delivery | tawsil xudhar
    توصيل طعام, توصيل أكل, طلبات طعام | گەیاندنی خواردن, داواکردنی خواردن | food delivery, food ordering | tawsil akl`,
  it_tech: `
    برمجة, مبرمج, شركة برمجة, برمجيات, سوفتوير, شركة برمجيات, برامج, مبرمجين | پڕۆگرامینگ, پڕۆگرامسازی, پڕۆگرامەر, بەرنامەسازی, نەرمەکاڵا, بەرنامە | software, programming, programmer, developer, software house, software company, software development | softwer, barmaja
    نظام صيدلية, برنامج صيدلية, نظام صيدليات, برنامج صيدليات | سیستەمی دەرمانخانە, بەرنامەی دەرمانخانە | pharmacy software, pharmacy system | sistami darmanxana
    نظام فنادق, برنامج فنادق, إدارة فنادق, نظام فندق | سیستەمی هوتێل, بەرنامەی هوتێل, بەڕێوەبردنی هوتێل | hotel software, hotel booking software, hotel management | sistami hotel
    نظام مطاعم, برنامج مطاعم, منيو إلكتروني | سیستەمی چێشتخانە, بەرنامەی چێشتخانە, مینیوی ئەلیکترۆنی | restaurant software, restaurant system, digital menu, qr menu | sistami restoran
    نظام مدارس, برنامج مدارس, نظام مدرسة | سیستەمی قوتابخانە, بەرنامەی قوتابخانە | school software, school management, school system | sistami qutabxana
    نظام عيادات, برنامج عيادات, نظام عيادة | سیستەمی نۆرینگە, بەرنامەی نۆرینگە | clinic software, clinic management, hospital system | sistami noringa
    جباية, جباية اشتراكات, فوترة, تحصيل اشتراكات | کۆکردنەوەی پارەی مۆلیدە, پسوولەی ئەلیکترۆنی | billing, bill collection, billing app, subscription billing | jibaya
    منظومات محاسبية, نظام محاسبة, برنامج محاسبي, نظام محاسبي | سیستەمی ژمێریاری, بەرنامەی ژمێریاری | accounting software, erp, accounting system | sistami zhmeryari
    كاشير, نقاط بيع, نظام كاشير, جهاز كاشير | سیستەمی کاشێر | pos, point of sale, cash register, cashier system | kashir
    ملف اكسل, إكسل | ئێکسڵ, فایلی ئێکسڵ | excel file, spreadsheet, workbook, excel sheet, excel template | eksel
    تصميم مواقع, تطوير مواقع, شركة مواقع | دیزاینی وێبسایت, دروستکردنی وێبسایت, دیزاینی ماڵپەڕ | web design, web development, web designer, web developer | tasmim mawaqi3
    شركة انترنت, تجهيز انترنت, خط انترنت, واي فاي, راوتر, خدمة انترنت, انترنت منزلي | ئینتەرنێت, هێڵی ئینتەرنێت, کۆمپانیای ئینتەرنێت, وایفای | internet, isp, internet provider, broadband, wifi, wi fi | intarnet
    مقهى انترنت, كوفي نت | کافی نێت, ئینتەرنێت کافێ | internet cafe, cyber cafe | kofi net
    بلايستيشن, صالة بلايستيشن, گيمنك, قاعة بلايستيشن, العاب الكترونية, العاب فيديو | پلەیستەیشن, گەیمینگ, یاری ئەلیکترۆنی, هۆڵی پلەیستەیشن | gaming, gaming center, gaming cafe, playstation, video games, esports | blaistaishn
    كاميرات مراقبة, شركة كاميرات, كاميرات وشبكات, منظومات كاميرات | کامێرای چاودێری, کۆمپانیای کامێرا, دانانی کامێرا | security cameras, cctv, surveillance cameras, security systems | kamirat muraqaba
    إنذار, أجهزة إنذار, منظومة إنذار, إنذار حريق | ئاگادارکەرەوە, سیستەمی ئاگادارکردنەوە, ئامێری ئاگادارکەرەوە | alarm systems, fire alarm, alarms | alarm
    إطفاء حريق, مطافئ, منظومات إطفاء, معدات إطفاء | ئاگرکوژێنەوە, کەلوپەلی ئاگرکوژێنەوە, سیستەمی ئاگرکوژێنەوە | fire extinguisher, firefighting equipment, fire protection, fire safety | itfa
    تصليح موبايلات, صيانة موبايل, تصليح هواتف, تصليح موبايل, صيانة موبايلات | چاککردنەوەی مۆبایل, چاککەری مۆبایل | phone repair, mobile repair, phone repair shop | chakkrdnaway mobail, tasleh mobail
    تصليح حاسبات, صيانة حاسبات, صيانة كمبيوتر, صيانة لابتوب, تصليح لابتوب, تصليح كمبيوتر | چاککردنەوەی کۆمپیوتەر, چاککردنەوەی لاپتۆپ | computer repair, laptop repair, computer repair shop, computer service | chakkrdnaway kompyuter
    شبكات, منظومات شبكات, شبكة حاسبات | تۆڕ, تۆڕی کۆمپیوتەر, نێتوۆرک | networking, computer networks, network company, it support, network installation | netwerk, shabakat
    سيرفرات, سيرفر, مركز بيانات, خوادم | سێرڤەر, داتا سەنتەر | server, data center, data centre, cloud hosting | sirvar
    طباعة ثلاثية الأبعاد, طابعة ثلاثية الأبعاد, طابعات ثلاثية الأبعاد, طابعات ثلاثية | چاپی سێ ڕەهەندی, چاپکەری سێ ڕەهەندی, پرینتەری سێ ڕەهەندی | 3d printing, 3d printer | 3d tabi3a
    طابعات, طابعة, تصليح طابعات, أحبار طابعات | پرینتەر, چاپکەر, مەرەکەبی پرینتەر | printer, toner, printer ink | printar
    ذكاء اصطناعي, الذكاء الاصطناعي | زیرەکی دەستکرد, ژیری دەستکرد | artificial intelligence, ai, machine learning | thaka istina3i
    روبوت, روبوتات, روبوتك | ڕۆبۆتیک, یانەی ڕۆبۆت | robot, robotics | rubot
    نادي أطفال, تعليم برمجة للأطفال, نادي برمجة | یانەی منداڵان, فێرکردنی پڕۆگرامینگ | kids club, coding for kids, coding club | yanay mndalan
    حساسات, انترنت الأشياء, جهاز مراقبة عن بعد | سێنسەر, ئینتەرنێتی شتەکان | iot, internet of things, sensors, monitoring device | sensar
    بيوت ذكية, بيت ذكي, سمارت هوم, أجهزة ذكية | ماڵی زیرەک, خانووی زیرەک | smart home, smart devices, home automation | smart hom
    تحويل النص إلى صوت, تحويل النص إلى كلام, قراءة النصوص, قارئ نصوص | خوێندنەوەی دەق, دەق بۆ دەنگ, گۆڕینی دەق بۆ دەنگ, خوێندنەوەی دەقی کوردی | text to speech, tts, speech software, screen reader, speech synthesis | daq bo dang
    مكفوفين, مكفوف, كفيف, المكفوفون, ضعاف البصر | نابینایان, نابینا | blind people, visually impaired, blind users | nabina
    تتبع مركبات, جي بي اس, تتبع سيارات | جی پی ئێس, بەدواداچوونی ئۆتۆمبێل | gps tracking, vehicle tracking, gps, car tracking | jps
    دفع إلكتروني, بطاقات دفع, أجهزة دفع | پارەدانی ئەلیکترۆنی, کارتی پارەدان | e payment, electronic payment, payments, fintech, payment gateway, online payment | daf3 iliktroni
    محفظة إلكترونية, محافظ إلكترونية, زين كاش, محفظة رقمية | جزدانی ئەلیکترۆنی, زەین کاش | e wallet, mobile wallet, digital wallet, zain cash | zainkash
    ماستر كارد, كي كارد, ماستركارد, بطاقة مصرفية | کارتی بانک, ماستەرکارد | mastercard, qi card, bank card, visa card | mastarkard, kikard
    أمن سيبراني, أمن معلومات, حماية شبكات | ئاسایشی سایبەر, ئاسایشی زانیاری | cybersecurity, cyber security, information security | amn sibrani`,
  medical_health_services: `
    صيدلية, صيدليات, صيدلاني, صيدلي, صيدلانية | دەرمانخانە, دەرمانساز, سەیدەلیە | pharmacy, pharmacies, pharmacist, drugstore, chemist | darmanxana, darmanxane, saydaliya
    أدوية, دواء, مذخر أدوية, مذخر, مذاخر | مەزخەر, مەزخەری دەرمان, کۆگای دەرمان | medicines, drug warehouse, pharmaceuticals, medication | madhkhar
    عيادة, عيادات, عيادة طبية, عيادة طبيب, مجمع طبي, مجمع أطباء | نۆرینگە, کلینیک, کۆمەڵگەی پزیشکی | clinic, medical clinic, medical center, medical centre, polyclinic | noringa, noringe, 3iyada, iyada
    طبيب, دكتور, أطباء, طبيبة, دكتورة | پزیشکی پسپۆڕ | doctor, physician | doktor, pzishk, tabib
    أسنان, طبيب أسنان, عيادة أسنان, عيادات أسنان, طب أسنان | ددان, پزیشکی ددان, نۆرینگەی ددان, ددانساز | dentist, dental, dental clinic, teeth, dentistry | ddan, asnan, 3iyadat asnan
    مختبر أسنان, معمل أسنان, صناعة أسنان | تاقیگەی ددان, ددانسازی | dental lab, dental laboratory, dental technician | muxtabar asnan
    مستشفى, مستشفيات, مشفى, مستشفى أهلي | نەخۆشخانە, خەستەخانە | hospital | naxoshxana, naxoshxane, mustashfa
    مختبر, مختبرات, تحليلات, تحليلات مرضية, مختبر تحليلات, تحاليل, مختبر طبي | تاقیگە, تاقیگەی پزیشکی, شیکاری نەخۆشی | laboratory, laboratories, medical lab, medical laboratory, blood tests, medical tests, lab tests | taqiga, taqige, muxtabar, mukhtabar
    أشعة, مركز أشعة, تصوير شعاعي, مركز تشخيص | تیشک, سەنتەری تیشک, تیشکی ئێکس | radiology, x ray, imaging centre, imaging center, diagnostic centre | tishk, ashi3a
    رنين, رنين مغناطيسي, مفراس, جهاز رنين | ڕەنین, مەفراس, ئێم ئاڕ ئای | mri, ct scan, ct scanner, magnetic resonance | ranin, mifras
    سونار, سونار طبي, إيكو | ئێکۆ, سۆنەر | ultrasound, sonar | sunar
    علاج طبيعي, مركز علاج طبيعي, تأهيل طبي | چارەسەری سروشتی, سەنتەری چارەسەری سروشتی, چارەسەری فیزیایی, فیزیۆتێراپی | physiotherapy, physiotherapist, physical therapy, rehabilitation | charasari srushti, 3ilaj tabi3i
    أجهزة طبية, مستلزمات طبية, معدات طبية, مواد طبية | ئامێری پزیشکی, پێداویستی پزیشکی, کەلوپەلی پزیشکی | medical equipment, medical devices, medical supplies | ajhiza tibiya
    كراسي متحركة, كرسي متحرك, عربات معاقين | ویلچێر, کورسی کەمئەندام, عەرەبانەی کەمئەندام | wheelchair | kursi mutaharik
    ذوي احتياجات خاصة, ذوي الإعاقة, معاقين, توحد | خاوەن پێداویستی تایبەت, کەمئەندام, ئۆتیزم | disabled, special needs, disability, autism | kamandam
    طب بيطري, بيطري, عيادة بيطرية, بيطرية, طبيب بيطري | ڤێتێرنەری, پزیشکی ڤێتێرنەری, نۆرینگەی ڤێتێرنەری, بەیتاری | vet, veterinary, veterinarian, vet clinic | baytari
    تغذية, أخصائي تغذية, دايت, ريجيم, مركز تغذية | خۆراکناسی, شارەزای خۆراک | nutrition, dietitian, diet, nutritionist, healthy meals | dait, rijim
    مكملات غذائية, بروتين, مكملات | تەواوکەری خۆراک, سەپلیمێنت | supplements, protein, food supplements, vitamins | mukamilat
    تمريض, ممرض, ممرضة, تمريض منزلي, ممرضين | پەرستار, پەرستاری, پەرستاری ماڵەوە | nursing, home nursing, home care, nurses | parastar, tamridh
    رعاية مسنين, دار مسنين, رعاية كبار السن, جليسة مسنين | چاودێری بەساڵاچووان, خانەی بەساڵاچووان | elderly care, care home, nursing home | ri3ayat musinin
    إسعاف, سيارة إسعاف, نقل مرضى | ئەمبوڵانس, گواستنەوەی نەخۆش | ambulance, patient transport | is3af
    طب نفسي, علاج نفسي, طبيب نفسي, استشارات نفسية | دەروونناسی, چارەسەری دەروونی, پزیشکی دەروونی, دەروونناس | psychologist, psychiatrist, counselling, mental health, psychotherapy | daruni
    جلدية, طبيب جلدية, عيادة جلدية | پزیشکی پێست, نۆرینگەی پێست, پێست و جوانکاری | dermatology, dermatologist, skin clinic, skin and laser | jildiya
    عيون, طبيب عيون, عيادة عيون, ليزك | پزیشکی چاو, نۆرینگەی چاو, نەشتەرگەری چاو | eye clinic, ophthalmologist, eye doctor, lasik | tabib 3uyun
    طبيبة نسائية, نسائية وتوليد, عيادة نسائية | پزیشکی ژنان, نۆرینگەی ژنان, ژنان و منداڵبوون | gynaecologist, gynecologist, maternity, obstetrics | tabiba nisaiya
    طبيب أطفال, عيادة أطفال, طب أطفال | پزیشکی منداڵان, نۆرینگەی منداڵان | paediatrician, pediatrician, children's doctor, paediatric | doktori mndalan
    سماعات طبية, فحص سمع, مركز سمع | بیستۆک, بیستۆکی گوێ, پشکنینی بیستن | hearing aids, audiology, hearing centre | bistok
    حجامة, مركز حجامة | کەڵەشاخ, حیجامە | cupping, hijama | kalashax
    طب بديل, طب عربي, علاج بالأعشاب, طب شعبي | پزیشکی میللی, چارەسەری گیا, پزیشکی گیایی | alternative medicine, herbal medicine, folk medicine | tib 3arabi
    سفر علاجي, سياحة علاجية, علاج خارج العراق, مكتب سفر علاجي | گەشتیاری پزیشکی, چارەسەر لە دەرەوە, گەشتی چارەسەری | medical travel, medical tourism, treatment abroad | safar 3ilaji`,
  education_training: `
    تدريب, مدرب, مدربين | ڕاهێنان, ڕاهێنەر, مەشقپێکردن | training, trainer, coaching | rahenan, tadrib
    مدرسة, مدارس, مدرسة أهلية, مدارس أهلية, مدرسة ابتدائية, ثانوية أهلية | قوتابخانە, مەکتەب, قوتابخانەی ئەهلی | school, private school, primary school, secondary school | qutabxana, qutabxane, madrasa
    روضة, روضات, حضانة, حضانات, روضة أطفال, روضة وحضانة | باخچەی منداڵان, باخچەی ساوایان, ڕەوزە, دایەنگە | kindergarten, nursery school, daycare, day care, preschool, creche | rawza, rawdha, baxchay mndalan
    معهد, معاهد, أكاديمية, معهد أهلي | پەیمانگا, پەیمانگە, ئەکادیمیا | institute, academy, academies, college | paymanga, mahad, ma3had
    مركز تدريب, مراكز تدريب, مركز تدريبي, معهد تدريب | سەنتەری ڕاهێنان, سەنتەری مەشق, مەڵبەندی ڕاهێنان | training center, training centre, training institute | markaz tadrib
    دورات, دورة, دورات تدريبية, كورسات, ورش تدريب | خول, خولی ڕاهێنان, خولی فێرکاری | course, short courses, training courses | kors, xul, dawrat
    معهد لغات, دورات لغة, تعليم لغة, تعليم لغات, مركز لغات, دورات لغات | فێرکردنی زمان, سەنتەری زمان, پەیمانگای زمان | language school, language institute, language centre, language courses | fer krdni zman
    دورة انكليزي, تعليم انكليزي, دورات انكليزي, لغة إنكليزية | خولی ئینگلیزی, ئینگلیزی, زمانی ئینگلیزی | english courses, english language, english lessons, learn english | ingilizi
    ايلتس, توفل, دورة ايلتس | ئایێڵتس, ئایلتس | ielts, toefl | ailts
    دروس خصوصية, تدريس خصوصي, مدرس خصوصي, تدريس | وانەی تایبەت, مامۆستای تایبەت, وانەوتنەوە | tutoring, private lessons, tutor, private teacher | wanay taybat, tadris
    معهد تقوية, دورات تقوية, سادس إعدادي, السادس الإعدادي, دروس تقوية | خولی بەهێزکردن, پەیمانگای بەهێزکردن, پۆلی دوازدە | exam preparation, sixth form, revision courses, tutoring institute, preparation centre | taqwiya
    تعليم إلكتروني, تعليم عن بعد, منصة تعليمية, دورات اونلاين | خوێندنی ئۆنلاین, فێربوونی ئەلیکترۆنی, پلاتفۆرمی فێرکاری | e learning, online learning, elearning, edtech, online courses | ta3lim iliktroni
    جامعة, جامعات, كلية, كلية أهلية, كليات | زانکۆ, کۆلێژ | university, universities, faculty | zanko, jami3a
    تعليم سياقة, مدرسة سياقة, تعليم قيادة, معهد سياقة | فێرکردنی شۆفێری, فێرگەی شۆفێری, قوتابخانەی شۆفێری | driving school, driving lessons, driving instructor | fergay shoferi, ta3lim siyaqa
    تعليم موسيقى, معهد موسيقى, دروس موسيقى | فێرکردنی مۆسیقا, پەیمانگای مۆسیقا, وانەی مۆسیقا | music school, music lessons, music institute | ta3lim musiqa
    تدريب لحام, تعليم لحام, دورات لحام, مركز لحام | خولی لەحیم, فێرکردنی لەحیم | welding training, welding school, welding courses | tadrib li7am
    تدريب مهني, مهن, تعليم مهني, دورات مهنية | ڕاهێنانی پیشەیی, خولی پیشەیی | vocational training, trades training, vocational | tadrib mihani
    دورة حاسوب, تعليم حاسوب, دورات حاسوب, دورات برمجة | خولی کۆمپیوتەر, فێرکردنی کۆمپیوتەر | computer courses, computer training, coding courses | dawrat hasub
    سلامة مهنية, دورات سلامة | سەلامەتی پیشەیی, سەلامەتی کار | safety training, hse, occupational safety | salama mihaniya
    دراسة في الخارج, مقاعد دراسية, قبولات جامعية, قبولات | خوێندن لە دەرەوە, وەرگرتنی زانکۆ | study abroad, university admissions, student admissions | qubulat`,
  real_estate_construction: `
    مرايا, مرآة | ئاوێنە | mirrors | mraya
    فيلا, فلل, فيلات | ڤێلای, ڤێلایەک | villas | fila
    عقار, عقارات | خانووبەرە, موڵک, ~خانوو | real estate, property, properties, ~house, ~villa | xanubara, aqar, 3aqar, 3aqarat
    إنشاءات, بناء | بیناسازی, دروستکردنی خانوو | construction | binasazi
    مكتب عقار, مكتب عقاري, مكتب عقارات, دلالية, دلالين, دلال عقارات, مكتب دلال | نووسینگەی خانووبەرە, دەڵاڵ, دەڵاڵی, دەڵاڵخانە | estate agent, estate agency, realtor, real estate office, real estate agency, property agent | maktab 3aqar, nusingay xanubara
    بيت, بيوت, دار, دور, منازل, مشتمل | خانووی, خانوو بۆ فرۆشتن, خانوو بۆ کرێ, تەواوکردنی خانوو, خانووی نیشتەجێ | houses, family house, detached house | xanu, xani
    بيت تراثي, بيوت تراثية, بيت قديم, بيوت قديمة | خانووی کەلەپووری, خانووی کۆن, خانووی دێرین | heritage house, old house, historic house | bayt turathi
    شقة, شقق, شقتين, شقتان | شووقە, ئەپارتمان | apartment, flat, flats | shuqa, shaqa
    أرض, أراضي, قطعة أرض, قطع أراضي, عرصة, قطعة سكنية | زەوی, پارچە زەوی, عەرسە, پارچەزەوی | land, plot, plots | zawi, ardh
    بناية, بنايات, عمارات, مبنى, عمارة سكنية, عمارة تجارية | باڵەخانە, عیمارە, بینایەک | building, buildings, apartment block | balaxana, balaxane, binaya, 3imara
    مكاتب, مكتب للإيجار, مكتب تجاري, مكتب إداري | نووسینگە, ئۆفیس | office, office space | nusinga, ofis
    مجمع سكني, مجمعات سكنية, مدينة سكنية | گوندی نیشتەجێبوون, کۆمەڵگەی نیشتەجێبوون, پڕۆژەی نیشتەجێبوون | residential complex, housing project, compound, housing complex | mujama3 sakani
    طابو صرف, سند طابو, سند | تاپۆ, تاپۆی سەربەخۆ | title deed, tapu, freehold |
    مقاولات, مقاول, شركة مقاولات, شركة بناء, بناء بيوت, مقاولين, مقاول بناء | بەڵێندەر, بەڵێندەرایەتی, کۆمپانیای بیناسازی, خانوودروستکردن | contractor, contracting, construction company, builder, building contractor | balender, muqawil, muqawalat
    ترميم, ترميم بيوت, ترميم أبنية, إعادة تأهيل | نۆژەنکردنەوە, نۆژەنکردنەوەی خانوو | restoration, renovation, refurbishment | tarmim
    ديكور, ديكورات, تصميم داخلي, مصمم ديكور, شركة ديكور | دیزاینی ناوەوە, دیزاینی ناوماڵ, کۆمپانیای دیکۆر | interior design, decor, interiors, interior designer, interior decoration | dikor
    سقوف ثانوية, سقف ثانوي, سقوف جبسية | سەقفی گەچ بۆرد, سەقفی دوولایی, سەقفی دەستکرد | false ceiling, suspended ceiling, gypsum ceiling | saqf thanawi
    باركيه, باركيت, أرضيات, بي في سي أرضيات | فەرشی پلاستیکی, زەمینە | parquet, flooring, laminate, vinyl flooring | parkit
    صباغة, صباغ, أصباغ, دهانات, محل أصباغ, صباغة بيوت | بۆیەچی, بۆیاغ, بۆیاغچی, بۆیەی دیوار, بۆیەی خانوو | paints, paint shop, painter, house painting, wall paint | boya, boyachi, sabbagh
    مواد بناء, مواد إنشائية, سكلة, سكلات مواد | کەرەستەی بیناسازی, کەرەستەی بینا, کەرەستەی خانوو | building materials, construction materials, builders merchant | karastay binasazi, mawad binaa
    طابوق, معمل طابوق, كورة طابوق, ثرمستون | خشت, کارگەی خشت, تەرمستۆن | brick, bricks, brick factory, thermostone | tabuq, xsht
    سمنت, اسمنت, معمل سمنت | چیمەنتۆ, کارگەی چیمەنتۆ | cement, cement plant | smint, chimanto
    رمل وحصى, حصى ورمل, حصى, رمل, جلمود | لم و چەو, چەو, چەوولم | gravel, sand and gravel, aggregates | raml
    مقلع, مقالع, كسارة, كسارات | کانە بەرد, کەسارە, کانی بەرد | quarry, quarries, crusher, stone crusher | maqla3, kassara
    حجر, حلان, حجر حلان, حجر تغليف | بەردی حەلان, بەردی بینا, بەردی ڕووکار | building stone, facade stone, limestone, cladding | hallan
    كاشي, سيراميك, بورسلين, محل سيراميك, شتايكر | کاشیفرۆش, کاشی و سیرامیک, کارگەی کاشی | tile, tiles, ceramic, porcelain tiles | kashi, siramik
    رخام, مرمر, گرانيت, معمل مرمر, معمل رخام | مەڕمەڕ | marble, granite, marble factory | marmar, ruxam
    ألمنيوم, معمل ألمنيوم, ورشة ألمنيوم | ئەلەمنیۆم, کارگەی ئەلەمنیۆم, ئەلەمنیۆمچی | aluminium, aluminum | alaminyom
    شبابيك, شباك | پەنجەرە | windows, window frames | panjara, shababik
    أبواب, أبواب خشب, معمل أبواب, باب خشب, ~باب | دەرگا, دەرگای دار, کارگەی دەرگا | doors, wooden doors, door factory | darga, abwab
    شبابيك بي في سي, أبواب بي في سي, شبابيك pvc, بي في سي | دەرگا و پەنجەرەی PVC, پەنجەرەی PVC, پەنجەرەی پلاستیک | upvc, pvc windows, upvc windows, pvc doors, double glazing | panjaray pvc
    حدادة, حداد, ورشة حدادة, محجرات, أبواب حديد | ئاسنگەری, ئاسنگەر, حەداد, دەرگای ئاسن | blacksmith, metalwork, ironwork, metal workshop, railings | asngar, 7adad, hadad
    لحام, لحيم, ورشة لحام, لحامين | لەحیم, لەحیمکار, لەحیمکردن, لەحیمچی, جۆشکاری | welding, welder, welding workshop | lahim, li7am
    خراطة, تورنة, ورشة خراطة | خەراتی, تۆڕنەچی | lathe, turning workshop, machine shop, machining | torna
    نجارة, نجار, ورشة نجارة, منجرة, نجارين | دارتاشی, دارتاش, نەجاری, نەجار | carpentry, carpenter, joinery, joiner, woodwork, woodworking | dartash, najar
    أخشاب, خشب, محل أخشاب, ام دي اف | تەختە, دارفرۆش, تەختەفرۆش, ئێم دی ئێف | timber, wood, lumber, plywood, mdf | xshab
    زجاج, جام, محل زجاج, سيكوريت | شووشە, جامچی | glass shop, glazing, glazier, tempered glass, ~glass | jamchi, zujaj
    مصاعد, مصعد, شركة مصاعد, نصب مصاعد | مەسعەد, ئاسانسۆر, ئەسانسێر | elevator, lift, escalator | masad, mas3ad, asansor
    صيانة مصاعد, تصليح مصاعد, عقود صيانة مصاعد | چاککردنەوەی مەسعەد, سیانەی مەسعەد | elevator maintenance, lift maintenance, lift repair, elevator repair | siyanat masa3id
    هندسة, مكتب هندسي, مهندس, مكاتب هندسية, استشارات هندسية | ئەندازیاری, نووسینگەی ئەندازیاری, ئەندازیار | engineering, engineer, engineering office, engineering consultants | andazyar, muhandis
    تصميم معماري, معماري, مهندس معماري, عمارة داخلية | تەلارسازی, ئەندازیاری تەلارسازی, دیزاینی تەلارسازی | architect, architecture, architectural design | mi3mari
    رسم خرائط, خرائط بيوت, خرائط دور, خارطة بيت, خريطة بيت, مخططات بناء | نەخشەی خانوو, نەخشەکێشان, نەخشەسازی, نەخشەی بینا | house plans, floor plans, house design, building plans, architectural drawings | rasm xarait, naxsha
    حساب كميات, مسح كميات, جدول كميات, كميات | ژماردنی بڕ, خشتەی بڕ, بڕپێوی | quantity surveying, quantity surveyor, bill of quantities, boq | 7isab kamiyat
    أجهزة مساح, مساح أراضي, مسح أراضي, مساحة أراضي, فرز أراضي, عقود فرز, أجهزة مساحة, مكتب مساحة | ڕووپێوی, ڕووپێو, ڕووپێوکردن, پێوانی زەوی, ئامێری ڕووپێوی | land surveyor, surveyor, land surveying, surveying, survey equipment, total station | massah, masah aradhi, rupew
    مسابح سباحة, مسبح, بناء مسابح, نصب مسابح | مەلەوانگە, حەوزی مەلە | swimming pool, pools | masbah, malawanga
    عزل, عوازل, تسليح سطوح, عزل سطوح, ساندوج بانل, ماستك | عەزل, عەزلکردن, داپۆشینی سەربان, ساندویچ پانێڵ | insulation, waterproofing, sandwich panel, roof insulation | azl, 3azl
    سباكة, تأسيسات صحية, سباك, أبو الصحيات, سمكرة صحية | بۆریچی, سەباک, کاری سیحی | plumbing, plumber | sbak, abu sihiyat
    صحيات, أدوات صحية, مواد صحية, محل صحيات | سیحیات, کەلوپەلی ئاوەڕۆ, پێداویستی حەمام | sanitary ware, bathroom fittings, sanitary supplies | sihiyat
    بوري, بواري, أنابيب, معمل أنابيب, بايب | کارگەی بۆری | pipe, pipes, pipe factory, pvc pipes | anabib
    فني كهرباء, كهربائي منازل, تأسيسات كهربائية, أبو الكهرباء, كهربائيين, ~كهربائي | کارەباچی, ڕاکێشانی کارەبا, وەستای کارەبا | electrician, electrical installation, electrical contractor | karabachi, kahrabachi
    مواد كهربائية, كهربائيات, أدوات كهربائية, محل كهربائيات, لوازم كهربائية | کەلوپەلی کارەبا, کەرەستەی کارەبا | electrical supplies, electrical materials, electrical shop, electrical wholesale | kalupali karaba, mawad kahrabaiya
    قواطع, قاطع كهرباء, بريكر, جوزات | قاتیع, بڕێکەر, فیوز | circuit breakers, breakers, switchgear, fuses | qawati3
    طاقة شمسية, ألواح شمسية, منظومات شمسية, سولار, منظومة شمسية, لوح شمسي | وزەی خۆر, پانێڵی خۆر, سیستەمی خۆر | solar, solar panels, solar energy, solar power, solar installation | solar panel, taqa shamsiya, wzay xor
    مراقبة منظومات شمسية, جهاز مراقبة شمسية | چاودێری وزەی خۆر, چاودێری سیستەمی خۆر | solar monitoring, inverter monitoring | muraqaba shamsiya
    انفرتر, عاكسة, عاكسات, انفيرتر | ئینڤێرتەر, عاکیسە | inverter | invartar
    مولدة, مولدات, مولد, مولدات كهرباء, مولدة أهلية, مولدات أهلية | مۆلیدە, مۆلیدەی کارەبا, موەلیدە, مۆلیدەی ئەهلی | generator, power generator, neighbourhood generator | molida, mwalida, muwalida
    محولات, محولة كهرباء, محولة | موحەویلە, محەویلە, گۆڕەری کارەبا | transformer, power transformer | muhawila
    تبريد, تكييف, مكيفات, سبلت, سبالت, تبريد وتكييف, مكيف | ساردکەرەوە, سپلێت, فێنککەرەوە, ئەیرکۆندیشن | air conditioning, hvac, ac, air conditioners, split units | splet, tabrid
    مبردات, مبردة, مبردات هواء, مبردة ماء | موبەڕیدە, مبەڕیدە, فێنککەرەوەی هەوا | air cooler, evaporative cooler, swamp cooler | mubarida
    تدفئة مركزية, بويلر, بويلرات, سخانات, كيزر, سخان | گیزەر, بۆیلەر, گەرمکەرەوەی ئاو, سەنترال | boiler, water heater, central heating, geyser | gizar
    تنسيق حدائق, بستنة حدائق, ثيل, فلاح حدائق | باخچەوان, باخچەوانی, ڕازاندنەوەی باخچە | landscaping, gardening, gardener, lawn | baxchawan, thayl
    ثيل صناعي, عشب صناعي, تارتان | چیمەنی دەستکرد | artificial grass, artificial turf, astroturf | thayl sina3i
    آليات ثقيلة, معدات ثقيلة, شفلات, شفل, حفارات, آليات, كريدر, بلدوزر | ئامێری قورس, شۆفڵ, حەفارە, گرێدەر | heavy equipment, heavy machinery, excavator, loader, bulldozer, earthmoving | shofl, shafal, aliyat
    إيجار آليات, تأجير آليات, تأجير معدات, إيجار معدات | بەکرێدانی ئامێر, کرێی شۆفڵ, بەکرێدانی ئامێری قورس | equipment rental, plant hire, machinery hire, equipment hire, machinery rental | tajir aliyat
    سقالات, سقالة, سكلة حديد, سكلات | سکەڵە, ئەسکەلە, سەقالە | scaffolding, scaffold, scaffolder | saqalat, skala
    قوالب خشب, قالب صب, نجار قالب, طوبار | قاڵبی چیمەنتۆ, تەختەی قاڵب, قاڵبکاری | formwork, shuttering | qalib
    ألواح جبسية, لوح جبسي, جبس بورد, جبسم بورد, جبسن بورد | گەچ بۆرد, گەچبۆرد, تەختەی گەچ | gypsum board, plasterboard, drywall | gipsum bord
    جص, جبس, بياض بورك, معمل جص | گەچ, گەچکاری, کارگەی گەچ | gypsum, plastering, plasterer | juss, gach
    تبليط, تبليط شوارع, مقرنص, تعبيد طرق | قیرتاوکردن, شۆستە, دروستکردنی ڕێگا, دروستکردنی جادە | paving, road works, kerbstone, road construction | tablit
    مطابخ, كاونترات, مطبخ ألمنيوم, كاونتر, مطابخ ألمنيوم | چێشتخانەی ئەلەمنیۆم, کاونتەر, کاونتەری چێشتخانە, مەتبەخی ئەلەمنیۆم | kitchens, kitchen cabinets, fitted kitchens, countertops | kaunter`,
  transport_logistics: `
    نقل, شركة نقل, نقليات, حمولات, نقل بضائع | گواستنەوە, کۆمپانیای گواستنەوە, بارهەڵگرتن, گواستنەوەی کاڵا | transport, haulage, trucking, transportation, freight | gwastnawa, naql
    شحن, شركة شحن, شحن بحري, شحن جوي, شحن دولي, وكيل شحن | شەحن, ناردنی بار, بارکردن, شەحنی ئاسمانی | freight, shipping, cargo, freight forwarder, freight forwarding, air freight | shahn, sha7n
    توصيل, دليفري, دلفري, شركة توصيل, مندوب توصيل, دلفري طلبات | گەیاندن, دلیڤەری, دەلیڤەری, کۆمپانیای گەیاندن | delivery, courier, delivery company, deliveries | dilivari, gayandn, tawsil
    توصيل دراجات, توصيل بالدراجات, مندوب دراجة | گەیاندن بە ماتۆڕ, دلیڤەری ماتۆڕ | bike delivery, motorcycle delivery | tawsil darajat
    تكسي, تاكسي, سيارات أجرة, تكسيات | تەکسی | taxi, cab, ride hailing, taxis | taksi
    باصات, باص, حافلات, حافلة, منشأة باصات | پاس, پاسی گەشتیاری, پاسی گەورە | bus, buses, coaches | pas, basat
    كيات, ميني باص, كوستر, كوسترات, كيا ١٨ راكب | کۆستەر, مینی پاس, پاسی بچووک | minibus, coaster, minibuses, vans | koster
    خطوط طلاب, خط طلاب, نقل طلاب, خطوط جامعة, نقل تلاميذ, خطوط مدارس | هێڵی قوتابیان, گواستنەوەی قوتابیان, پاسی قوتابخانە, هێڵی خوێندکاران | student transport, school bus, student bus lines, school transport, student lines | xutut tulab
    خط نقل, خطوط نقل, نقل موظفين, خط موظفين, خطوط | هێڵی گواستنەوە, گواستنەوەی فەرمانبەران | transport line, staff transport, bus route, bus lines | xat naql
    شاحنات, شاحنة, لوريات, لوري, تريلات, تريلة, تريلر, راس تريلة | بارهەڵگر, شاحینە | truck, lorry, lorries, trailer, semi trailer | lori, trela, shahina
    قلابات, قلاب, شاحنة قلاب | قەلاب, بارهەڵگری قەلاب | tipper, dump truck, dumper | qalab
    برادات, براد, برادات نقل, شاحنات مبردة, نقل مبرد | بەراد, بارهەڵگری ساردکەرەوە, لۆری ساردکەرەوە | reefer, refrigerated truck, refrigerated transport, cooling truck | barad
    تنكر, تناكر, صهريج, صهاريج, تنكر ماء, حوضية | تانکەر, تەنکەر, تانکەری ئاو | tanker, water tanker, fuel tanker | tankar
    مخزن, مخازن, مستودع, مستودعات, جملون, هنكر | کۆگا, مەخزەن, عەمبار, جەمەلۆن | warehouse, storage, store room, hangar, depot | koga, maxzan, makhzan
    تخليص كمركي, تخليص جمركي, كمرك, كمارك, مخلص كمركي | گومرگ, تەخلیسی گومرگی, ڕاییکردنی گومرگی, بریکاری گومرگی | customs clearance, customs broker, customs, clearing agent | gumrg, gumrig, takhlis kumruki
    حاويات, حاوية, كونتينر | کۆنتەینەر | container, containers | kontainar
    ميناء, موانئ, ميناء أم قصر | بەندەر, مینا | seaport, harbour, ports, umm qasr port |
    نقل أثاث, نقل عفش, شركة نقل أثاث | گواستنەوەی کەلوپەلی ماڵ, گواستنەوەی ناوماڵ, ماڵ گواستنەوە | movers, furniture moving, removals, moving company, house moving | gwastnaway mal, naql athath
    رافعات, رافعة, كرين, كرينات, ونش | وەنچ, ڕافیعە | crane, crane hire | kren, krain
    فوركلفت, رافعة شوكية, فورك لفت | فۆرکلێفت | forklift | forklift truck
    سطحة, سطحات, سحب سيارات, إنقاذ سيارات, كرين سحب | ساتحە, ڕاکێشانی ئۆتۆمبێل | tow truck, recovery truck, towing, breakdown recovery, roadside | sat7a, satha
    قوارب, قارب, زوارق, زورق, لنجات, يخوت | بەلەم, قایەق, یەخت | boat, boats, speedboat, yachts | balam, zawraq
    مشاحيف, مشحوف, شختورة, شخاتير, بلم, أبلام | مەشحوف, بەلەمی هۆر | mashhuf, marsh boats, marsh boat, canoe | mashuf
    بريد, طرود, بريد سريع | پۆستە, پۆست, گەیاندنی کاڵا | post office, parcels, express mail, postal, parcel delivery | barid
    مطار, طيران, شركة طيران, مطارات | فڕۆکەخانە, فڕۆکەوانی, هێڵی ئاسمانی | airport, airline, aviation, airlines | frokaxana`,
  manufacturing_industry: `
    لحاف, لحفان, شراشف, بطانيات | لێفە, بەتانی, چەرچەف | quilts, duvets, blankets, bedding, bed sheets | batani
    مصنع, مصانع, معمل | کارگە, کارخانە, مەعمەل | factory, factories, manufacturer, manufacturing plant | karga, mamal, ma3mal, karxana
    ورشة, ورش, ورشات | وەرشە, کارگەی بچووک | workshop | warsha
    إجازة صناعية, تنمية صناعية, رخصة صناعية | مۆڵەتی پیشەسازی, ئیجازەی پیشەسازی | industrial licence, industrial license | ijaza sina3iya
    بلاستك, بلاستيك, معمل بلاستك, معمل بلاستيك | کارگەی پلاستیک | plastic, plastics, plastic factory | plastik
    حقن بلاستيك, حقن بلاستك, قوالب بلاستك, قوالب حقن | ئینجێکشنی پلاستیک, قاڵبی پلاستیک | injection moulding, injection molding, plastic injection, moulds | haqn blastik
    أكياس, نايلون, أكياس نايلون, معمل أكياس, علاگات | کیسی نایلۆن, عەلاگە, کیسە | nylon bags, plastic bags, carrier bags, nylon, bags factory | nailon, akyas
    خياطة, معمل خياطة, خياط, خياطين, مشغل خياطة, ورشة خياطة, مشغل | دوورین, بەرگدروو, بەرگدوور, خەیات, دروومان, بەرگدرووی, خەیاتخانە | sewing, tailor, tailoring, garment factory, dressmaker, seamstress, sewing workshop | barg dru, khayat, xayat
    مكائن خياطة, ماكنة خياطة, مكائن juki, مكائن جوكي | مەکینەی دوورین, مەکینەی دروومان | sewing machine, sewing machines, juki | makinay durin
    نسيج, غزل, معمل نسيج, حياكة, تريكو | ڕستن و چنین, چنین, کارگەی ڕستن | weaving, textile mill, textile factory, spinning, knitting | chnin
    تعبئة وتغليف, تغليف, معمل تعبئة, خط تعبئة, ماكنة تعبئة, مكائن تعبئة | پاکەتکردن, بەستەبەندی, مەکینەی پاکەتکردن | packaging, packing, filling machine, packing machine | ta3biya
    كارتون, معمل كارتون, كراتين | کارگەی کارتۆن, کارتۆنسازی | cardboard, cartons, carton factory, boxes | kartun
    معمل ماء, مياه معبأة, تعبئة مياه, معمل مياه, مياه شرب, قناني ماء | کارگەی ئاو, ئاوی خواردنەوە, ئاوی کانزایی | water plant, water factory, bottled water, drinking water, mineral water | ma3mal may, kargay aw
    محطة ماء أرو, ماء ار او, تحلية مياه, محطة تحلية, تنقية مياه, تصفية مياه, محطة RO | پاڵاوتنی ئاو, وێستگەی ئاو, ئاوی ئاڕ ئۆ | water purification, desalination, water treatment, ro plant, reverse osmosis | tahliya, aw palawtn
    فلاتر ماء, فلتر ماء, فلاتر RO, فلاتر مياه, صيانة فلاتر, شمعات فلتر | فلتەری ئاو, فلتەری RO | water filter, water filters, ro filters | falatir may
    مشروبات غازية, معمل مشروبات, مشروبات, معمل عصائر, مشروبات طاقة | خواردنەوەی گازی, کارگەی خواردنەوە, خواردنەوەی وزە | soft drinks, beverages, drinks factory, juice factory, energy drinks | mashrubat
    ألبان, معمل ألبان, لبن, مشتقات الحليب, رائب | شیرەمەنی, کارگەی شیرەمەنی, کارگەی ماست, ماستی, ماستاو, ماست | dairy, dairies, yoghurt, yogurt, dairy factory | shiramani, albn, alban
    أجبان, جبن, معمل جبن, جبن عرب | پەنیر, پەنیری کوردی | cheese, cheeses | panir, jibin
    قيمر, گيمر, قيمر عرب | قەیماغ, سەرتوو | geymar, kaymak, clotted cream, gaimar | qaymagh, gemar
    حليب, معمل حليب, حليب أطفال | شیر, شیری منداڵ, شیری مانگا | milk, milk powder, baby milk | haleb
    طحين, مطحنة, مطاحن, مطحنة طحين | ئارد, ئاش, ئاشی ئارد, ئاردفرۆش | flour, flour mill, grain mill | tahin, ard u ash
    رز, تمن, شلب, رز عنبر, تمن عنبر | برنج, چەڵتووک, برنجی عەنبەر | rice, amber rice, paddy | brnj, timman
    مجرشة, مجارش, جرش شلب, مجرشة رز | ئاشی برنج, کارگەی برنج, چەڵتووککوت, هاڕینی برنج | rice mill, rice milling, husking mill | majrasha
    تمور, تمر, معمل تمور, تمر برحي, كبس تمور | خورما, کارگەی خورما, خورمافرۆش | dates, date factory, date packing | xurma, tmur
    دبس, دبس تمر, دبس رمان | دۆشاو, دۆشاوی خورما, دۆشاوی هەنار | date syrup, molasses, pomegranate molasses | doshaw, dibis
    ثلج, معمل ثلج, ثلج قوالب, قوالب ثلج | سەهۆڵ, کارگەی سەهۆڵ, کارگەی بەفر | ice factory, ice plant, ice blocks, ice making, block ice, ~ice | sahol, thalij
    ملح, معمل ملح, مملحة, تكرير ملح, ملح طعام, مقلع ملح | خوێ, کارگەی خوێ, خوێی خۆراک, پاڵاوتنی خوێ | salt, salt factory, salt refining, salt refinery, salt works | xwe, milih
    مواد تنظيف, منظفات, معمل منظفات, مساحيق غسيل | ماددەی پاککەرەوە, پاککەرەوە, کارگەی پاککەرەوە, تایت | detergents, cleaning products, detergent factory, washing powder | munadhifat
    صابون, صابون غار, معمل صابون, صابون طبيعي, صابون رقي | سابوون, سابوونی سروشتی, کارگەی سابوون | soap, soap factory, natural soap, olive oil soap | sabun
    شموع, معمل شموع, شمع معطر | مۆم, مۆمی بۆنخۆش, مۆمسازی | candle, candles, candle making | mom, shumu3
    بخور, عود وبخور | بخووری بۆنخۆش | incense, bakhoor | buxur
    كونكريت, صب كونكريت, خباطة كونكريت, معمل كونكريت, كونكريت جاهز | کارگەی کۆنکریت | concrete, ready mix, concrete plant, readymix | konkrit
    بلوك, معمل بلوك, بلوكات | کارگەی بلۆک | concrete blocks, block factory, cement blocks | kargay blok
    إسفلت, معمل إسفلت, قير | کارگەی قیر, ئەسفەڵت | asphalt plant, bitumen, asphalt | qir
    حديد, شيش, حديد تسليح, معمل حديد, صلب, محل حديد | ئاسن, کارگەی ئاسن, ئاسنفرۆش | steel, rebar, steel plant, iron bars, iron and steel | asn, hadid
    هياكل حديدية, تصنيع حديد, ستيل ستركجر, جملونات حديد, تصنيع هياكل | پەیکەری ئاسنی, بینای ئاسن, هەیکەلی ئاسن | steel fabrication, steel structures, structural steel, metal fabrication, fabrication shop | hayakil hadidiya
    كابلات, معمل كابلات, أسلاك, كيبلات | کێبڵ, وایەر, کارگەی کێبڵ | cables, cable factory, electric wires, wiring | keibl, wayar
    صناعات غذائية, معمل غذائي, معمل أغذية | پیشەسازی خۆراک, کارگەی خۆراک, کارگەی خواردەمەنی | food industry, food factory, food processing | sina3at ghithaiya
    بسكت, بسكويت, معمل بسكت | بسکیت, کارگەی بسکیت | biscuit, biscuits, cookies | biskit
    شيبس, جبس, معمل شيبس | کارگەی چپس | chips, crisps, potato chips, snacks | chbs
    مكسرات, كرزات, محمصة, فستق, محل كرزات | چەرەزات, گوێز و بادەم, چەرەس | nuts, roastery, pistachio, mixed nuts, seeds and nuts | charazat, karazat
    زيت, زيوت طعام, معمل زيوت, زيت طعام | ڕۆنی خواردن, زەیت, کارگەی ڕۆن | cooking oil, vegetable oil, edible oil | ron, zet
    زيت زيتون, معصرة زيتون, معاصر زيتون | ڕۆنی زەیتوون, زەیتی زەیتوون, گوشینی زەیتوون | olive oil, olive press, olive mill, oil press | zayti zaytun
    مخلل, مخللات, طرشي, معمل طرشي, مخللين | ترشی, ترشیات, ترشیفرۆش | pickle, pickles | trshi, turshi
    عمبة, عنبة, معمل عمبة | عەمبە, عەنبە | amba, mango pickle | 3amba
    مربيات, معمل مربى, مربى وعسل, مربى نارنج | مرەبا, موڕەبا, مرەبای ماڵ | jam, jams, preserves, marmalade | mraba
    ماء قداح, قداح, ماء القداح | ئاوی گوڵی پرتەقاڵ, گوڵی پرتەقاڵ | orange blossom, orange blossom water | qiddah
    ماء ورد, معمل ماء ورد | گوڵاو, ئاوی گوڵ | rose water, rosewater | gulaw
    مجمدات, أغذية مجمدة, مواد مجمدة, لحوم مجمدة, مجمد, أكلات مجمدة | بەستوو, خۆراکی بەستوو, خواردنی بەستوو, گۆشتی بەستوو | frozen food, frozen foods, frozen meat, frozen | mujamadat
    فواكه مجففة, خضار مجففة, تجفيف فواكه, طرشانة, قيسي, ترشانة | میوەی وشککراو, قەیسی, وشککردنەوەی میوە | dried fruit, dried vegetables, dried apricots | mujafaf, qaisi
    تدوير, إعادة تدوير, معمل تدوير, تدوير نفايات | ڕیسایکلین, دووبارە بەکارهێنانەوە | recycling, waste recycling, recycling plant | tadwir
    تدوير بلاستيك, تدوير بلاستك, جرش بلاستك, جريش بلاستك | ڕیسایکلینی پلاستیک, هاڕینی پلاستیک | plastic recycling, recycled plastic | tadwir blastik
    سكراب, خردة, خردوات | ئاسنی کۆن, خوردە | scrap, scrap metal | skrap, xurda
    مطبعة, مطابع, طباعة, أوفسيت | چاپخانە, چاپ, ئۆفسێت, چاپکردن | printing press, printing, print shop, offset printing | chapxana, chapxane, matbaa, matba3a
    طباعة ليبل, ليبلات, ملصقات, ستكرات, معمل ليبل | لەیبڵ, ستیکەر | labels, stickers, label printing | stikar
    نفط, نفط أبيض, نفط أسود, مشتقات نفطية, كاز | نەوت, نەوتی سپی, گازوایل, گازۆیل | oil and gas, petroleum, kerosene, diesel, fuel | nawt, naft
    مصفى, مصافي, مصفاة | پاڵاوگە, پاڵاوگەی نەوت | refinery, refineries, oil refinery | masfa
    خدمات نفطية, مقاول نفط, شركات نفطية, مهن نفطية, حقول نفط | خزمەتگوزاری نەوت, کۆمپانیای نەوت, کێڵگەی نەوت | oil services, oilfield services, oil contractors, oil contractor, oil service, oilfield | khadamat naftiya
    غاز, قناني غاز, محطة غاز, معمل غاز, غاز سائل | بوتڵی غاز, وێستگەی غاز, غازی شل | gas cylinders, lpg, gas filling, cooking gas | ghaz
    فخار, خزف, معمل فخار, سيراميك يدوي | گۆزەگەری, گۆزە, گڵکاری | pottery, pottery workshop, potter, clay | goza
    جلود, دباغة, مصنوعات جلدية, معمل جلود, جلد طبيعي | چەرم, دەباغی, چەرمسازی | leather, leather goods, tannery, tanneries | charm, jild
    مناديل, كلينكس, محارم, معمل كلينكس | دەستەسڕ, کارگەی کلێنکس | tissues, tissue paper, tissue factory | kliniks
    أكواب ورقية, كاسات ورقية, صحون بلاستيك, معمل أكواب | کوپی کاغەز, قاپی سەفەری, کوپی یەکجار | paper cups, disposable plates, disposable cups | akwab
    فراش, دواشك, دوشك, معمل دواشك | دۆشەک, کارگەی دۆشەک, دۆشەکدوور | mattress, mattress factory | doshak
    وسائد, مخدات, مخدة | سەرین, باڵیف | pillow, pillows | sarin
    إسفنج, معمل إسفنج | ئیسفەنج, کارگەی ئیسفەنج | foam, sponge, foam factory | isfanj
    معمل أثاث, مصنع أثاث, معمل غرف نوم, معمل موبيليا | کارگەی مۆبیلیات, کارگەی کەلوپەلی ناوماڵ | furniture factory, furniture workshop, furniture maker | ma3mal athath
    سي ان سي, ماكنة CNC, ليزر CNC, مكائن سي ان سي | سی ئێن سی, مەکینەی CNC | cnc, cnc machine, cnc router, laser cutting | sien si
    مكائن, ماكنة, ماكينة, مكينة | مەکینە, ئامێر | machine, machines, machinery | makina, makayin
    خط إنتاج, خطوط إنتاج, خط انتاجي | هێڵی بەرهەمهێنان, هێڵی بەرهەم | production line, assembly line | xat intaj
    أعلاف, علف, معمل أعلاف, معمل علف | ئالیک, کارگەی ئالیک | animal feed, feed mill, fodder, feed factory | alik, 3alaf
    علف أسماك, أعلاف أسماك, معمل علف أسماك | ئالیکی ماسی, خۆراکی ماسی | fish feed, fish feed factory | 3alaf asmak
    خيم, خيمة, معمل خيم, سوادر | چادر, خێوەت, چادردروو | tents, tent maker, tent | chadr, xiyam
    مظلات, سقائف, مظلة, سقيفة | سەیوان, سێبەر, سەقیفە | canopies, awnings, shades, carport | saywan
    كيمياويات, مواد كيمياوية, مواد كيميائية | ماددەی کیمیایی, کیمیایی | chemicals, chemical materials, raw chemicals | kimyawiyat
    آلات موسيقية, آلات موسيقى, صناعة عود, صناعة آلات موسيقية | ئامێری مۆسیقا, تەمبوور, دەف, دروستکردنی ئامێری مۆسیقا | musical instruments, instrument maker, oud maker, lute, tanbur, frame drum | alat musiqiya`,
  agriculture_food_production: `
    طماطة, طماطم | تەماتە | tomato, tomatoes | tamata
    رمان, رمان شهربان | هەنار, باخی هەنار | pomegranate | hanar, rumman
    مزرعة, مزارع | کێڵگە, مەزرا, مەزرەعە | farm, farms, farming | kelga, mazraa, mazra3a
    زراعة, زراعي, أرض زراعية, أراضي زراعية, زراعية | کشتوکاڵ, زەوی کشتوکاڵی, کشتوکاڵی | agriculture, agricultural, farmland, agricultural land | kshtukal, zira3a
    بيوت بلاستيكية, بيوت زجاجية, بيت بلاستيكي, أنفاق زراعية | خانووی پلاستیکی, گەرمخانە, گەرمەخانە, ئەنفاق | greenhouse, polytunnel | garmxana, garmaxana
    دواجن, حقول دواجن, حقل دواجن, حقل دجاج, قاعات دواجن | پەلەوەر, کێڵگەی مریشک, پۆڵتری, هۆڵی مریشک | poultry, chicken farm, broiler, poultry farm | palawar, dawajin
    بيض, بيض مائدة, بيضة | هێلکە, هێلکەفرۆش | eggs, table eggs | helka
    فقاس, فقاسة, فقاسات, مفقس, مفاقس, حاضنة بيض, فقاسة بيض | جووجکخانە, مەکینەی هەڵهێنان, ئامێری هەڵهێنان, مەکینەی جووجک | incubator, hatchery, hatcheries, egg incubator, hatching eggs | faqasa, mafqas
    أغنام, غنم, خروف, خرفان, تربية أغنام | مەڕ, مەڕی, مەڕداری, بەرخ | sheep, lambs, sheep farm | maru malat, aghnam
    ماعز, معزى, سخول, عنز | بزن, بزنی, کارژۆڵە | goat, goats | bzn
    مواشي, ثروة حيوانية, تربية مواشي, تربية حيوانات | مەڕ و ماڵات, ئاژەڵداری, ماڵات, ئاژەڵ | livestock, animal husbandry | mawashi, ajaldari
    أبقار, تربية أبقار, بقر, عجول, بقرة, هوش, عجل | چێڵ, گوێرەکە, گاودێری, مانگای شیر, مانگای, مانگا و گوێرەکە, بەخێوکردنی مانگا | cow, cows, cattle, calves, cattle farm, dairy farm, dairy cows | abqar
    جاموس, جواميس, مربي جاموس | گامێش, گامێشداری | buffalo, buffaloes, water buffalo | gamesh, jamus
    بعير, الإبل, بعران, نوق, ناقة, إبل وأغنام | وشتر, حوشتر | camel | wshtr, ibil
    أحواض أسماك, بحيرات أسماك, مزرعة أسماك, تربية أسماك, بحيرة أسماك, مزارع أسماك | حەوزی ماسی, بەخێوکردنی ماسی, دەریاچەی ماسی, کێڵگەی ماسی | fish farm, fish ponds, aquaculture, fish farming | hawzi masi, ahwadh asmak
    عسل, عسل طبيعي, عسل جبلي | هەنگوین, هەنگوینی سروشتی | honey | hangwin, 3asal
    نحل, مناحل, منحل, خلايا نحل, تربية نحل, نحال | هەنگ, مێشهەنگ, پوورە هەنگ, هەنگداری, پوورەی هەنگ, هەنگەوان | bees, beekeeping, beehive, apiary, apiaries, beekeeper | poora hang
    نخيل, نخل, نخلة, بستان نخيل, بساتين نخيل, فسائل | باخی خورما, دارخورما, دار خورما | palm grove, date grove, date palm, palm trees, palms, date farm, palm | naxil, nakhil
    بستان, بساتين | باخ, باخی, باخی میوە, باخداری | orchard, grove, fruit orchard | bax, bustan, baxi
    كروم, عنب, كرم عنب | ڕەز, ترێ, مێو, باخی ترێ | vineyard, grapes | tre, 3inab
    زيتون, أشجار زيتون, مزرعة زيتون | زەیتوون, باخی زەیتوون | olives, olive trees, olive grove | zaytun
    برتقال, حمضيات, لالنكي | پرتەقاڵ, مزرەمەنی | orange, oranges, citrus | pirtaqal, burtuqal
    حنطة, قمح, بذار حنطة | گەنم, گەنمی | wheat | ganm, 7inta
    حبوب, سايلو, صومعة, سايلوات | دانەوێڵە | grain, grains, silo, cereals | danawela, hubub
    بطاطا, پتيتة, بطاطس | پەتاتە, پەتاتەی | potato, potatoes | patata, puteta
    مشتل, مشاتل, مشتل زراعي, شتلات | نەمامگە, نەمام, شەتڵگە, شەتڵ | plant nursery, nurseries, seedlings, saplings, garden centre | namam, mashtal
    أسمدة, سماد, كمبوست | پەینی کیمیایی, کۆمپۆست, پەینی سروشتی, پەینی ئاژەڵ | fertilizer, fertiliser, compost, manure | payn, asmida
    بذور, تقاوي, بذور زراعية | تۆوی, تۆوفرۆش | seeds, crop seeds | bthur
    مبيدات, مبيدات زراعية, أدوية زراعية | دەرمانی کشتوکاڵی, قڕکەر, دەرمانی مێروو | pesticides, herbicides, insecticides, agrochemicals | mubidat
    رش زراعي, رش حقول, رش الحقول, رش محاصيل, طائرات رش | دەرمانڕشاندن, ڕشاندنی کێڵگە, پرژاندنی کێڵگە | crop spraying, agricultural spraying, spraying drones, spraying, field spraying | rash zira3i
    منظومات ري, ري بالتنقيط, منظومة ري, ري بالرش, مرشات محورية, تنقيط | ئاودێری, ئاودێری دڵۆپێنەر, سیستەمی ئاودێری, پڕژێنەر | irrigation, drip irrigation, sprinklers, pivot irrigation | awderi
    مضخات, مضخة, غطاسات, غطاس ماء | پەمپ, واتەرپەمپ, غەتاس, پەمپی ئاو | pumps, water pump, submersible pump | pamp, madhaxa
    حفر آبار, حفارة آبار, بئر, آبار, حفارات آبار, بئر ماء | بیرلێدان, لێدانی بیر, ئامێری بیرلێدان, هەڵکەندنی بیر | well drilling, drilling rig, wells, borehole, water well | birledan, hafr abar
    مكائن زراعية, معدات زراعية, آلات زراعية | ئامێری کشتوکاڵی, مەکینەی کشتوکاڵی | farm machinery, agricultural machinery, farm equipment | makayin zira3iya
    تراكتور, تراكتورات, ساحبة, ساحبات | تراکتەر | tractor | traktor
    حاصدة, حاصدات, حصاد, كومباين | دروێنەکەر, دەراسە, حاسیدە, دروێنە | harvester, combine harvester, harvesting | hasida
    فطر, زراعة فطر, مشروم, مزرعة فطر | قارچک, کێڵگەی قارچک | mushroom, mushroom farm | qarchk
    مجزرة, مجازر, مسلخ, مجزرة دواجن | کوشتارگە, سەلاخانە | slaughterhouse, abattoir, meat plant | kushtarga, majzara
    خيول, خيل, إسطبل, فروسية, حصان | ئەسپ, تەویلە, ئەسپسواری | horses, horse, stables, horse riding | asp, xayl
    قصب, قصب وبردي, حصران قصب | قامیش, زەل | reeds, reed | qasab hor, qamish`,
  financial_accounting_services: `
    صيرفة, صراف, صرافة, صيرفي, مكتب صيرفة, شركة صرافة, محل صيرفة, تصريف عملة | سەڕافی, سەڕاف, نووسینگەی پارەگۆڕینەوە, گۆڕینەوەی دراو, پارەگۆڕینەوە | money exchange, exchange office, currency exchange, bureau de change, exchange company, exchange | sarafi, sairafa, sarraf
    تحويل أموال, حوالات, حوالة, ويسترن يونيون | حەواڵە, ناردنی پارە, نووسینگەی حەواڵە | money transfer, remittance, western union | hawala, 7awalat
    صرف رواتب, منفذ صرف, منافذ صرف, رواتب متقاعدين, توزيع رواتب | مووچە, دابەشکردنی مووچە, نووسینگەی مووچە | salary outlet, salary payments, payroll, pension payments, cash out | rawatib, mucha
    تعبئة رصيد, رصيد, كارتات رصيد, شحن رصيد | باڵانس, پڕکردنەوەی باڵانس, کارتی باڵانس | top up, mobile top up, airtime, phone credit | rasid, balans
    محاسبة, مكتب محاسب, مكتب محاسبة, مدقق حسابات, تدقيق حسابات, محاسب قانوني, مسك دفاتر, محاسبين, ~محاسب | نووسینگەی ژمێریاری, ژمێریاری یاسایی, وردبینی دارایی, ژمێریاری کۆمپانیا, ~ژمێریاری, ~ژمێریار | accountant, accountancy, bookkeeping, bookkeeper, audit, auditor, chartered accountant, accounts office, accounting office, accounting firm, ~accounting | zhmeryar, muhasib, mu7asib
    تأمين, شركة تأمين, وكالة تأمين, تأمين بضائع, تأمين سيارات | بیمە, کۆمپانیای بیمە, بریکاری بیمە | insurance, insurance agency, insurance broker, cargo insurance | bima, tamin, ta2min
    بنك, بنوك, مصرف, مصارف | بانک, بانکی | bank, banking | masraf
    قروض, قرض, تمويل مشاريع | قەرز, پارەدارکردن, قەرزپێدان | loan, finance, financing, microfinance | qarz
    أقساط, تقسيط, قسط, بيع بالأقساط, بالتقسيط | قیست, بە قیست, فرۆشتن بە قیست | instalment, installment, pay monthly, hire purchase | aqsat, qist, taqsit
    سلفة, سلف, سلفة شهرية, جمعية موظفين, سلفة موظفين | سولفە, سەندووقی پاشەکەوت, پاشەکەوت | savings circle, savings circles, savings club, rosca, savings app | sulfa, silfa
    محاماة, محامي, مكتب محاماة, استشارات قانونية, محامين, محامية | پارێزەر, پارێزەرایەتی, نووسینگەی پارێزەر, ڕاوێژی یاسایی | lawyer, law firm, legal services, attorney, law office, legal advice | parezar, mu7ami, muhami
    تسجيل شركات, تأسيس شركات, مكتب تسجيل شركات | تۆمارکردنی کۆمپانیا, دامەزراندنی کۆمپانیا | company registration, company formation, registering companies | tomarkrdni kompanya
    معقب معاملات, معاملات, تعقيب معاملات, مكتب معاملات | مامەڵە, نووسینگەی مامەڵە, ڕاییکردنی مامەڵە | paperwork, government paperwork, document clearing | mu3amalat
    استشارات, استشاري, استشارات مالية, استشارات إدارية | ڕاوێژکاری, ڕاوێژکار, ڕاوێژکاری دارایی | consulting, consultancy, consultant, advisory | rawezhkari, istisharat
    دراسة جدوى, دراسات جدوى, خطة عمل | لێکۆڵینەوەی ئابووری, توێژینەوەی جەدوا, پلانی کار | feasibility study, business plan, feasibility | dirasat jadwa
    تداول, بورصة, فوركس, تداول أسهم | بۆرسە, مامەڵەی بۆرسە, فۆرێکس | stocks, stock exchange, stock market, forex | borsa
    عملات رقمية, بيتكوين, عملات مشفرة | دراوی دیجیتاڵ, کریپتۆ | crypto, bitcoin, cryptocurrency | kripto
    ضرائب, ضريبة, تحاسب ضريبي | باجدان, باجی کۆمپانیا, مامەڵەی باج | tax, taxes, tax advice, tax filing | dhariba`,
  marketing_advertising: `
    طباعة على الملابس, طباعة تيشيرت, تيشيرتات, طباعة ملابس | چاپ لەسەر جل, چاپ لەسەر تیشێرت, تیشێرت | t shirt printing, t shirts, clothes printing | tabi3 tishirt
    قناة تلفزيونية, قناة فضائية, فضائيات | کەناڵی تەلەفزیۆن, کەناڵی ئاسمانی | tv channel, tv station, satellite channel |
    إعلان, إعلانات, دعاية, وكالة إعلان, دعاية وإعلان, شركة إعلانات, شركة دعاية | ڕیکلام, ئاژانسی ڕیکلام, کۆمپانیای ڕیکلام | advertising, advertising agency, ad agency, publicity, adverts | reklam, i3lan
    حملة إعلانية, حملات إعلانية, حملات تسويقية, حملات إعلان | کەمپەین, هەڵمەتی ڕیکلام, کەمپەینی ڕیکلام | campaign, ad campaign, marketing campaign | kampein
    تسويق, تسويق إلكتروني, تسويق رقمي, شركة تسويق | مارکێتینگ, بەبازاڕکردن, مارکێتینگی دیجیتاڵ | marketing, digital marketing, marketing agency, seo | markiting, taswiq
    سوشيال ميديا, تواصل اجتماعي, إدارة صفحات, إدارة سوشيال ميديا | بەڕێوەبردنی پەیج | social media, social media management, social media manager | soshial
    صناع محتوى, صانع محتوى, مؤثرين, مؤثر, بلوكر, بلوكرات, مشاهير | ناوەڕۆکساز, کاریگەران, ئینفلوێنسەر, بلۆگەر, دروستکەری ناوەڕۆک | creator, creators, influencer, blogger, content creator, influencer marketing | blogar, influensar
    تصوير, مصور, تصوير فوتوغرافي, مصورين, مصورة | وێنەگر, فۆتۆگرافی, وێنەگرتن, فۆتۆگرافەر | photography, photographer, photo shoot, photos, ~photo | wenagr, taswir
    تصوير منتجات, تصوير المنتجات, تصوير أكل, استوديو تصوير منتجات | وێنەگرتنی بەرهەم, وێنەی کاڵا, وێنەگرتنی کاڵا | product photography, product photos, food photography, product photographer | taswir muntajat
    مونتاج, إنتاج فيديو, تصوير فيديو, إنتاج فني, إنتاج إعلامي | مۆنتاژ, بەرهەمهێنانی ڤیدیۆ, ڤیدیۆ | video production, video editing, film production, videography, video | montaj
    كرافيك, كرافك, جرافيك, تصميم كرافيك, تصميم شعارات, شعارات | دیزاینی گرافیک, لۆگۆ | graphic design, graphic designer, logo, logo design | grafik
    لوحات إعلانية, لوحة طرقية, لوحات طرقية, بيلبورد, بوردات | تابلۆی ڕیکلام, تابلۆی سەر ڕێگا | billboard, outdoor advertising, roadside signs, roadside billboards | bilbord
    لوحات محلات, لوحات مضيئة, لافتات, يافطات, نيون, قطع محلات | تابلۆی دوکان, تابلۆی ڕووناک | signs, signage, illuminated signs, neon, shop signs | lawhat, tabloy dukan
    فلكس, طباعة فلكس, مطبعة فلكس, بنرات, بنر | فلێکس, چاپی فلێکس | flex, flex printing, banners, large format printing, banner | fleks
    شاشة LED, شاشات LED, شاشة متنقلة, شاشات عرض, شاشة إعلانية, شاشات إعلانية | شاشەی LED, شاشەی ڕیکلام, شاشەی گەورە | led screen, led display, mobile led, led truck, advertising screen | shasha led
    تنظيم حفلات, تنظيم مؤتمرات, مناسبات, تنظيم فعاليات, تجهيز مناسبات, حفلات | ڕێکخستنی بۆنە, ڕێکخستنی ئاهەنگ, بۆنە, ئاهەنگ | events, event planning, conferences, event management, party planning, parties | bona, tandhim 7aflat
    تأجير كراسي, كراسي وطاولات, جوادر وكراسي, تأجير خيم | بەکرێدانی کورسی, کورسی و مێز, بەکرێدانی چادر | chair rental, tables and chairs, tent rental, party rental | tajir karasi
    هدايا دعائية, هدايا ترويجية, طباعة أكواب | دیاری ڕیکلامی, چاپ لەسەر کوپ | promotional gifts, promotional items, corporate gifts |
    أخبار, صفحة أخبار, موقع إخباري, وكالة أخبار | هەواڵ, پەیجی هەواڵ, ماڵپەڕی هەواڵ, ئاژانسی هەواڵ | news, news page, local news, news site, news agency | axbar
    مجلة, جريدة, صحيفة | گۆڤار, ڕۆژنامە | magazine, newspaper | govar, rozhnama
    إذاعة, راديو, محطة إذاعية | ئێستگەی ڕادیۆ, ڕادیۆی | radio station, fm radio |`,
  tourism_travel: `
    سياحة, سفر | گەشتیاری, سەفەر, گەشتوگوزار | tourism, travel | gashtyari, safar, siyaha
    فندق, فنادق, موتيل, أوتيل | هوتێل, ئوتێل, فوندوق | hotel, motel, inn | otel, funduq
    دار ضيافة, بيت ضيافة, نزل | میوانخانە, ماڵی میوان | guest house, guesthouse, hostel, bed and breakfast | miwanxana
    شركة سياحة, شركة سفر, سفريات, مكتب سفر, مكاتب سفر, مكتب سياحة, شركات سياحة | کۆمپانیای گەشتیاری, نووسینگەی گەشتیاری, نووسینگەی گەشت | travel agency, travel agent, travel office, tour operator, travel company, holidays | maktab safar, sharikat siyaha
    تذاكر, تذاكر طيران, حجز طيران, قطع تذاكر | تیکێت, بلیتی فڕۆکە, تیکێتی فڕۆکە | tickets, flight tickets, air tickets, flights | tiket, tadhakir
    كروبات, كروب سياحي, سفرات, رحلات, رحلات يومية, سفرات سياحية | گەشتی ڕۆژانە, گرووپی گەشتیاری, سەیران | day tours, day trips, tours, group tours, excursions | grupat, gasht
    مرشد سياحي, مرشدين, دليل سياحي, أدلاء, إرشاد سياحي | ڕێبەر, ڕێبەری گەشتیاری, گاید | guide, guides, tour guide, pilgrim guides | murshid
    زوار, زائر, زائرين, زيارة أربعين, حملات زيارة | زیارەتکار, زیارەتکاران, زائیران, زیارەت | pilgrim, pilgrims, shrine visitors | zuwar, zuar
    حج, عمرة, حملة حج, حملات حج, حجاج, معتمرين | حەج, عومرە, حاجی, کۆمپانیای حەج | hajj, umrah, hajj and umrah | umra, 3umra
    سياحة دينية, زيارات دينية, مزارات | گەشتیاری ئایینی, زیارەتی ئایینی, مەزارگە | religious tourism, pilgrimage, shrines | siyaha diniya
    شاليه, شاليهات, استراحة, منتجع, منتجعات, قرية سياحية | شالێ, هاوینەهەوار, ڕیزۆرت, گوندی گەشتیاری | chalet, resort, lodge, tourist village | shali, rizort
    كوخ, أكواخ, أكواخ خشب, كوخ خشب, أكواخ خشبية | کۆخی دار, کۆخی | huts, cottage, wooden cabins, log cabins, wooden hut | kox, kukh
    مخيم, مخيمات, مخيم بر, تخييم, كشتة, كشتات | کەمپی بیابان, کەمپینگ, خێوەتگە, کەمپی گەشتیاری | desert camp, camping, campsite, camps, ~camp | muxayam, kashta
    بادية, صحراء, سفاري | بیابان, سەحرا | desert, safari | badiya
    مضيف, مضايف, مضيف قصب | مەزیف, میوانخانەی قامیش, خانووی قامیش | mudhif, reed house, reed guesthouse | mudhif hor
    أهوار, الأهوار, هور, الهور, سياحة الأهوار | ئەهوار, هۆرەکان, زۆنگاو | marsh, marshes, marshlands, wetlands | ahwar, hor
    جبال, جبل, سياحة جبلية, تسلق جبال | شاخ, شاخەوانی, شاخەوان, گەشتی شاخ | mountain, mountaineering, hiking, trekking | shax
    مدينة ألعاب, مدن ألعاب, ملاهي | شاری یاری, شارەیاری | amusement park, theme park, funfair | shari yari, madinat al3ab
    ألعاب مائية, مسابح عائلية, مدينة مائية | شاری ئاوی, یاری ئاوی | water park, aqua park, water slides | shari awi
    صالة ألعاب أطفال, ملعب أطفال, بلاي كراوند, مدينة ألعاب أطفال, ألعاب نطاطية, نطاطيات | یاریگای منداڵان, شاری یاری منداڵان, هۆڵی یاری منداڵان | kids play centre, play center, play centre, indoor playground, playground, soft play, bouncy castle, kids play area | yarigay mndalan
    قاعة أعراس, قاعات أعراس, قاعة مناسبات, قاعة أفراح, قاعات مناسبات, قاعة حفلات | هۆڵی بۆنە, هۆڵی ئاهەنگ, هۆڵی زەماوەند, هۆڵی بووک | wedding hall, event hall, banquet hall, party hall, wedding venue | holi ahang, qa3at a3ras
    ملعب, ملاعب, ملعب خماسي, ملاعب خماسي, خماسي, ساحة خماسي, كرة قدم | یاریگای تۆپی پێ, خوماسی, یاریگای خوماسی, یاریگای وەرزشی, مەلعەب | football pitch, five a side, sports field, football, soccer | yarigay topi pe, mal3ab
    سينما, سينمات | سینەما | cinema, movie theater | sinama
    مسرح, قاعة مسرح | شانۆ | theatre, theater | shano
    فيزا, تأشيرات, تأشيرة, فيز | ڤیزە | visa | viza
    هجرة, إقامة, إقامات, لم شمل | کۆچ, ئیقامە, مۆڵەتی مانەوە | immigration, residency, residence permit | iqama
    إيجار يومي, شقق فندقية, شقق مفروشة, بيوت سياحية, شقة يومية | شووقەی هوتێلی, کرێی ڕۆژانە, شووقەی ڕۆژانە | furnished apartments, serviced apartments, short stay, daily rent, holiday apartments | ijar yawmi`,
  freelance_services: `
    سكرتارية, سكرتيرة, تنضيد, طباعة ملازم | سکرتێر, سکرتاریەت, تایپکردن | secretarial, secretary, typing | sikritara
    ترجمة, مترجم, مكتب ترجمة, مترجمين, ترجمة فورية | وەرگێڕان, وەرگێڕ, نووسینگەی وەرگێڕان | translation, translator, interpreter, translation office | wargeran, tarjama
    ترجمة قانونية, ترجمة محلفة, مترجم محلف, مترجم قانوني | وەرگێڕانی یاسایی, وەرگێڕی سوێندخواردوو, وەرگێڕی یاسایی | sworn translation, sworn translator, certified translation, legal translation | tarjama qanuniya
    كتابة محتوى, كاتب محتوى, تحرير, كتابة مقالات | نووسینی ناوەڕۆک, نووسەر, نووسینی وتار | content writing, copywriting, writer, article writing | kitabat muhtawa
    كتابة تقارير, كتابة مقترحات, كتابة مشاريع, كتابة عروض | نووسینی ڕاپۆرت, نووسینی پڕۆژە, نووسینی پێشنیاز | report writing, proposal writing, grant writing, proposals, proposal and report writing | kitabat taqarir
    بحوث, كتابة بحوث, بحوث تخرج, رسائل ماجستير | توێژینەوە, نووسینی توێژینەوە, نامەی ماستەر | research, thesis, academic writing, research papers | buhuth
    إدخال بيانات, مدخل بيانات | داخڵکردنی داتا, داتا داخڵکردن | data entry | idkhal bayanat
    مكتب تشغيل, توظيف, شركة توظيف | نووسینگەی کار, دامەزراندن, نووسینگەی دامەزراندن | recruitment, employment agency, staffing, hiring | tawdhif
    وظائف, فرص عمل, وظيفة | هەلی کار, وەزیفە, کارمەند | jobs, vacancies, job | wadhaif, wazaif
    أيدي عاملة, عمالة, عمال, عمالة أجنبية | کرێکار, دەستی کار, کرێکاری بیانی | manpower, labour, workers, labourers | krekar
    حراسة, شركة أمنية, حماية, حراس, حراسات | پاسەوانی, کۆمپانیای ئەمنی, پاسەوان | security company, guards, security guards | pasawan, hirasa
    خدمات منزلية, خادمة, عاملات منزلية, عاملة منزل | خزمەتگوزاری ماڵەوە, خزمەتکار, کارەکەر | housekeeping, maid, maids, domestic help, domestic workers | xzmatkar
    جليسة أطفال, مربية, مربية أطفال | دایەن, چاودێری منداڵ | babysitter, nanny, childcare | dayan
    تصوير أعراس, مصور أعراس, تصوير زفاف, تصوير حفلات | وێنەگرتنی زەماوەند, وێنەگری زەماوەند, وێنەگرتنی ئاهەنگ | wedding photography, wedding photographer, wedding video | taswir a3ras
    تعليق صوتي, تسجيل صوتي, استوديو صوت, ستوديو صوت, صوتي, استوديو تسجيل | تۆماری دەنگ, ستۆدیۆی دەنگ, تۆمارکردنی دەنگ, دەنگبێژ | voice over, recording studio, sound studio, voice studio, audio recording, voiceover | tasjil sawti
    كول سنتر, خدمة عملاء, مركز اتصال | کۆڵ سێنتەر, خزمەتگوزاری کڕیار | call center, call centre, customer service | kol sentar
    فريلانس, عمل حر, عمل عن بعد | کاری ئازاد, فریلانسەر | freelance, freelancer, remote work | frilans`,
  home_based_businesses: `
    أكل بيتي, طبخ بيتي, مأكولات منزلية, أكلات بيتية, طبخ منزلي, مطبخ بيتي, مطبخ منزلي, مطبخ البيت | خواردنی ماڵەوە, چێشتی ماڵەوە, مەتبەخی ماڵەوە, نانی ماڵەوە | home cooking, homemade food, home kitchen, home cooked food | akil bayti, xwardni malawa
    حلويات منزلية, كيك منزلي, كيك بيتي, حلويات بيتية | کێکی ماڵەوە, شیرینی ماڵەوە | homemade cakes, home bakery, home baking, homemade sweets | keiki malawa
    تطريز, كروشيه, حياكة يدوية, نقش | نەخشاندن, کرۆشێ, دەستچن | embroidery, crochet, hand knitting | tatriz
    أعمال يدوية, صناعات يدوية, حرف يدوية, حرفيين, شغل يدوي | کاری دەستی, پیشەی دەستی, پیشەسازی دەستی | handicrafts, handmade, crafts, craftsmen, artisans | kari dasti, a3mal yadawiya
    مشروع منزلي, مشاريع منزلية, مشروع بيتي, عمل من البيت, شغل بيت | پڕۆژەی ماڵەوە, کار لە ماڵەوە, کاری ماڵەوە | home business, home based, work from home | projay mal, mashru3 bayti
    لوحات فنية, رسام, لوحة فنية, فن الرسم, دورات رسم | وێنەکێشان, تابلۆی هونەری, نیگارکێش | paintings, art, artist, artwork | hunari, rassam
    خط عربي, خطاط, خطاطين | خۆشنووسی, خۆشنووس, خەتات | calligraphy, calligrapher | xatat
    إكسسوارات, اكسسوار, خرز, اكسسوارات نسائية | ئێکسسوارات, مووروو, گەردانە | accessories, beads, costume jewellery, necklaces | eksiswarat
    سبح, سبحة, مسبحة, محل سبح, مسابح خرز, سبح كهرب | تەسبیح, تەزبیح | prayer beads, rosary, misbaha, worry beads | tasbih, sibah`,
  cleaning_maintenance: `
    تنظيف, تنظيفات | پاککردنەوە | cleaning | pakkrdnawa, tanzif, tandhif
    شركة تنظيف, تنظيف منازل, خدمات تنظيف, شركة تنظيفات, عمال تنظيف, تنظيف مكاتب | کۆمپانیای پاککردنەوە, پاککردنەوەی ماڵ, خزمەتگوزاری پاککردنەوە | cleaning company, cleaners, cleaner, house cleaning, office cleaning, cleaning services | sharikat tanzif
    مكوى, مكوى ملابس, غسيل ملابس, لوندري, أوتو مكوى, كوي ملابس, مكوجي, غسل ملابس | ئوتووخانە, جلشۆری, جلشتن, جلشۆرین, ئوتووچی | laundry, laundries, dry cleaning, dry cleaner, ironing, laundromat | otu, londri, makwa
    غسيل سجاد, غسل سجاد, معمل غسيل سجاد, معمل غسل سجاد, غسل زوالي, غسل فرش | شۆردنی فەرش, شوشتنی فەرش, شتنی فەرش, فەرش شۆردن, کارگەی شۆردنی فەرش | carpet cleaning, carpet washing, rug cleaning, carpet wash | farsh shordn, ghasl sijad
    صيانة, تصليح, صيانة عامة | چاککردنەوە, سیانە | maintenance, repair, repairs, handyman | chakkrdnawa, siyana, tasleh
    صيانة مولدات, تصليح مولدات, ورشة مولدات, لف دينمو | چاککردنەوەی مۆلیدە, سیانەی مۆلیدە | generator repair, generator maintenance, generator workshop | tasleh muwalidat
    تصليح أجهزة, صيانة أجهزة, تصليح ثلاجات, صيانة أجهزة منزلية, تصليح غسالات, صيانة ثلاجات | چاککردنەوەی ئامێر, چاککردنەوەی سەلاجە, چاککردنەوەی غەسالە | appliance repair, fridge repair, washing machine repair, appliance service | chakkrdnaway amer
    صيانة سبالت, صيانة سبلت, تصليح سبلت, غسل سبلت, صيانة تبريد, شركة صيانة تبريد, صيانة مكيفات | چاککردنەوەی سپلێت, سیانەی سپلێت, چاککردنەوەی ساردکەرەوە | ac repair, air conditioner repair, hvac service, hvac maintenance, ac service | siyanat tabrid
    مكافحة حشرات, مكافحة آفات, مكافحة قوارض, رش حشرات, شركة مكافحة, حشرات | لەناوبردنی مێروو, قڕکردنی مێروو, کۆنترۆڵی مێروو | pest control, exterminator, insect control, fumigation | mukafahat hasharat, meru
    صيانة بنايات, إدارة بنايات, إدارة مرافق, خدمة عمارات | سیانەی باڵەخانە, بەڕێوەبردنی باڵەخانە | building maintenance, facility management, facilities management | siyanat binayat
    تنظيف خزانات, غسل خزانات, غسل تانكيات, تنظيف تانكيات | پاککردنەوەی تانکی, پاککردنەوەی تانکی ئاو, شۆردنی تانکی | tank cleaning, water tank cleaning, tank washing | ghasl tankiyat, pakkrdnaway tanki
    تسليك مجاري, سحب مجاري, فتح مجاري, سحب مياه ثقيلة, تنظيف مجاري, مجاري | کردنەوەی ئاوەڕۆ, پاککردنەوەی ئاوەڕۆ, ڕاکێشانی ئاوی پیس | drain cleaning, sewage, septic tank, unblocking drains | tasleek majari
    جمع نفايات, نفايات, رفع أنقاض, رفع نفايات, أنقاض | کۆکردنەوەی خۆڵ, پاشماوە, خۆڵ و خاشاک | waste collection, rubbish, garbage, waste management, debris removal | xashak, nifayat
    مفاتيح, نسخ مفاتيح, فتح أقفال, أقفال | کلیل, کلیلساز, قوفڵ, کلیل دروستکردن | locksmith, keys, locks, key cutting | klil, mafatih
    تنجيد, منجد, تنجيد قنفات | دۆشمەکردن, نوێکردنەوەی قەنەفە | upholstery, upholsterer, reupholstery | tanjid`,
  wholesale_distribution: `
    جملة, بيع بالجملة, تاجر جملة, مكتب جملة, جملة ومفرد, بالجملة | کۆفرۆشی, کۆفرۆش, بە کۆ, جوملە | wholesale, wholesaler, bulk | kofroshi, jumla
    جملة غذائية, مواد غذائية جملة, جملة مواد غذائية, تجارة غذائية | کۆفرۆشی خواردەمەنی, کۆفرۆشی خۆراک | food wholesale, wholesale food, food distribution | jumla ghithaiya
    علوة, علوات, علوة خضار, دلالة علوة, علوة مخضر, سوق جملة خضار | عەلوە, عەلوەی سەوزە, عەلوەی میوە | produce market, wholesale market, fruit market, vegetable market | 3alwa, alwa
    توزيع, موزع, شركة توزيع, وكيل توزيع, موزعين | دابەشکردن, دابەشکار, کۆمپانیای دابەشکردن | distribution, distributor | dabashkrdn, tawzi3
    وكالة, وكالات, وكيل, وكيل حصري, وكالة تجارية, وكلاء | بریکاری, بریکار, وەکالەت, وەکیل | agency, agencies, dealership, sole agent, exclusive agent | wakala, wakalat
    استيراد, استيراد وتصدير, مستورد, شركة استيراد, مستوردين, مستوردة | هاوردە, هاوردەکردن, ئیستیراد, هاوردەکار | import, importer, imported | hawrda, istirad
    تصدير, مصدر تمور, مصدرين | هەناردە, هەناردەکردن, هەناردەکار | export, exporter | hanarda
    تاجر, شركة تجارية, تجارة عامة, مكتب تجاري عام | کۆمپانیای بازرگانی, بازرگانی گشتی | trader, merchant, general trading, trading company | tijara, bazrgan
    امتياز, فرنشايز, امتياز تجاري, حق امتياز | فرانچایز, ئیمتیاز, مافی ئیمتیاز | franchise, franchising | frenchaiz
    سكائر, سجائر, تبغ, تبوغ, جكاير | جگەرە, تووتن, جگەرەفرۆش | cigarette, tobacco, tobacconist | jgara
    بالات, لنكة, ملابس مستعملة, ملابس أوروبية, ملابس بالة, محل بالة, بالة ملابس, ~بالة | لەنگە, جلی بەکارهاتوو, جلی ئەوروپی, باڵەی جل, باڵەی لەنگە | second hand clothes, used clothes, bales, thrift shop, thrift clothes | langa
    أدوات منزلية, مواد منزلية, فرفوري, أواني, مواعين, قدور | کەلوپەلی ناوماڵ, قاپ و قاچاغ | household goods, housewares, kitchenware, tableware, utensils, household items | adawat manziliya, qap u qachagh
    عدد يدوية, عدد, هردوير, عدد وأدوات, محل عدد | ئامرازی دەستی, کەرەستەی دەستی, هاردوێر | tools, hand tools, hardware store, power tools, hardware shop | 3idad, hardwer
    معدات صناعية, أدوات صناعية, معدات | کەرەستەی پیشەسازی, ئامێری پیشەسازی | industrial equipment, industrial tools, equipment | mu3adat`,
  find_an_investor: `
    مستثمر, مستثمرين, مستثمرون | وەبەرهێنەر, وەبەرهێنەران | investor | wabarhenar, mustathmir
    ممول, ممولين, ممول مشروع | سەرمایەدار, پارەدارکەر, دابینکەری پارە | financier, backer, funder | mumawil
    استثمار, استثمارات, فرصة استثمارية, فرص استثمارية, استثماري | وەبەرهێنان, هەلی وەبەرهێنان | investment, investing, investment opportunity | wabarhenan, istithmar
    رأس مال, تمويل مشروع, سيولة, رأسمال, تمويل, ممول مشاريع | سەرمایە, پارەدارکردنی پڕۆژە | capital, funding, seed funding | sarmaya, rasmal
    حاضنة أعمال, مسرعة أعمال, حاضنات أعمال | خێراکەری بزنس, ئینکیوبەیتەر, مەڵبەندی ستارتاپ | business incubator, accelerator, startup incubator | hadhinat a3mal`,
  find_a_partner: `
    شريك, شركاء, شراكة, شريك عمل, مشاركة | هاوبەش, شەریک, هاوبەشی, شەراکەت | partner, partnership, co founder, cofounder, associate | hawbash`,
  any: `
    رياضة, رياضي | وەرزش, وەرزشی | sports | riyadha
    قاعة, قاعات, صالة | هۆڵ, هۆڵی | halls, venue | qa3a
    كلاب, كلب, جراوي | سەگ, سەگی پاسەوان | dogs, puppies | kalb
    قطط, قطة, بزازين | پشیلە | cats, kittens | bazuna
    منصة, منصات | پلاتفۆرم | platform | minassa
    تطبيق, تطبيقات, ابلكيشن, برنامج موبايل | ئەپ, ئەپی, ئەپلیکەیشن, بەرنامەی مۆبایل | app, apps, application, mobile app, phone app | aplikeshn, tatbiq
    بضاعة, بضائع, تصفية بضاعة, مخزون, ستوك | کاڵا, شتومەک, بزاعە | inventory | bidha3a, shtumak
    استوديو, ستوديو, استوديوهات | ستۆدیۆی, ستۆدیۆیەک | studio | istudyo
    أعراس, عرس, زفاف, زواج | زەماوەند, ئاهەنگی بووک, شایی | wedding | zamawand
    علامة تجارية, ماركة, براند, ماركات, علامة, علامات تجارية | مارکەی بازرگانی, نیشانەی بازرگانی | brand, trademark | mark u brand
    ساردخانة, مخازن مبردة, مخزن مبرد, تبريد وخزن, مخزن تجميد, سردخانة, مخزن تبريد, مخازن تبريد | کۆگای ساردکەرەوە, ساردخانەی | cold store, cold storage, refrigerated warehouse, cold room, cold chain | sardxana, sardxane
    مواقع إلكترونية, موقع إلكتروني, موقع ويب, موقع وتطبيق | وێبسایت, ماڵپەڕ, سایت | website, web site | malpar, wibsait
    أمانات, صندوق أمانات, خزانات أمانات, حفظ أمانات, خزائن لوكر | ئەمانەت, لۆکەر, ئەمانەتخانە | lockers, left luggage, luggage storage | amanat, lokar
    درون, درونات, طائرات مسيرة, طائرة مسيرة, مسيرات | فڕۆکەی بێفڕۆکەوان, درۆنی کشتوکاڵی | drone, uav, unmanned aircraft | dron, tayarat musayara
    مرسيدس, مارسيدس | مێرسیدس | mercedes, benz | marsidis
    كيا | ئۆتۆمبێلی کیا | kia | kiya
    هيونداي, هونداي, هيونداي سوناتا | ئۆتۆمبێلی هیوندای | hyundai | hyunday
    تويوتا, تايوتا | تۆیۆتا کۆرۆلا, ئۆتۆمبێلی تۆیۆتا | toyota | toyuta
    كابينات, كابينة | کابینەی گەشتیاری | cabins | kabinat
    حديقة, حدائق | باخچەیەک, باخچەی ماڵ, باخچەی گشتی | garden | baxcha, hadiqa
    كرفانات, كرفان, غرف جاهزة, كرفانات جاهزة | کەرەڤان, ژووری ئامادە, کابینەی گواستراوە | caravan, portable cabins, porta cabin, portacabin, site cabins, cabin rental | karavan, karafan
    هايبرد, هايبرت, بطاريات هايبرد, سيارات هايبرد | هایبرید, پاتری هایبرید | hybrid, hybrid battery, hybrid cars | haibrid
    دراجة, دراجات | دووچەرخە, ماتۆڕ و پاسکیل | bike | draja
    عود, دهن عود | داری عوود | oud | 3ud
    كاميرا, كاميرات | کامێرای, کامێرافرۆش | camera | kamira
    نظام, أنظمة, سيستم | سیستەم | system | sistam, nidham
    تكريت | شاری تکریت | tikrit | tkrit
    الكوت, كوت | شاری کووت | kut, al kut | kuut
    تصميم, تصاميم, مصمم, مصممين, مصممة | دیزاین, دیزاینەر | design, designer | dizayn, tasmim
    شركة, شركات | کۆمپانیا | company, companies, firm, corporation | kompanya, sharika
    ستارتب, ستارت أب, شركة ناشئة, شركات ناشئة, مشروع ناشئ, ناشئة | ستارتاپ, کۆمپانیای نوێ, ستارتئەپ | startup, startups, start up, start ups | startap
    حصة, حصص, نصف, ربع شركة, أسهم شركة | پشک, پشکی, نیوەی | share, shares, stake, equity, half, co ownership | hisa, pishk
    إيجار, تأجير, للإيجار, أجار | کرێ, بەکرێدان, بۆ کرێ, بە کرێ | rent, rental, lease, for rent, to let | kre, ijar, ajar
    سرقفلية, خلو, سرقفليات | سەرقوفڵی, سەرقوفڵ, سەرقفڵی | key money, goodwill | sarqufli
    مستعمل, مستعملة, سكند هاند | بەکارهاتوو, دەستی دوو, بەکارهێنراو | used, second hand, secondhand, pre owned | bakarhatu, mustamal
    رخصة, إجازة, إجازة بناء, ترخيص, رخص, مجازة | مۆڵەت, ئیجازە, مۆڵەتدار | licence, license, permit, licensed | molat, ijaza
    أرباح, ربح, دخل, مدخول, وارد, إيرادات | قازانج, داهاتی | profit, income, revenue, turnover | qazanj
    منظمة, منظمات, منظمة مجتمع مدني, منظمات إنسانية | ڕێکخراو, ڕێکخراوی ناحکومی, ڕێکخراوەکان | organization, organisation, ngo, ngos, charity, nonprofit | rekxraw
    جمعية, جمعيات, مؤسسة, مؤسسات | کۆمەڵە, دامەزراوە | association, foundation, institution | jam3iya
    مجمع تجاري, مول, مولات, مجمعات تجارية | سەنتەری بازرگانی | mall, shopping mall, shopping center, shopping centre | mol
    قيصرية, قيصريات | قەیسەری | qaysari, arcade, covered bazaar | qaisari
    سوق, أسواق, أسواق شعبية, بازارات | بازاڕ | bazaar, souk, souq | bazar
    بسطة, بسطات, جنبر | دەستفرۆش, عەرەبانەی دەستفرۆش | street stall, street vendor, market stall | basta
    مركز, مراكز | سەنتەر, ناوەند | centre, center | markaz, sentar
    نادي, نوادي, أندية | یانە | club, clubs | yana
    طلاب, طلبة, طالب, تلاميذ | قوتابی, خوێندکار, قوتابیان | student, pupils | tulab, xwendkar
    أطفال, طفل | منداڵ, منداڵان | children, kids | mndal, atfal
    نسائي, نسائية, نساء, سيدات | ئافرەتان, ژنان, خانمان | women, ladies, female | afrat, nisai
    رجالي, رجالية, رجال | پیاوان, پیاوانە | gents, men's, for men | pyaw, rijali
    خدمة متنقلة, خدمات متنقلة, ورشة متنقلة | گەڕۆک, خزمەتگوزاری گەڕۆک | mobile service, mobile workshop, on the road service | mutanaqil
    كهرباء, تيار كهربائي | کارەبا, هێزی کارەبا | electricity, electric power | karaba, kahraba
    طاقة متجددة, توليد طاقة, ~طاقة | وزە, وزەی نوێبووەوە | renewable energy, energy, power generation |
    معرض, معارض, صالة عرض | پێشانگا, پێشانگە | showroom, exhibition | peshanga, ma3radh
    إقليم كردستان, كردستان | هەرێمی کوردستان, هەرێم | kurdistan, kurdistan region, krg | kurdstan
    خليج, دول الخليج | کەنداو, وڵاتانی کەنداو | gulf, gcc | khalij
    تركيا, تركية | تورکیا, تورکی | turkey, turkish, türkiye | turkiya
    إيران, إيراني, إيرانية | ئێران, ئێرانی | iran, iranian | eran
    الصين, صيني, صينيين | چین, چینی | china, chinese | chini
    هندي, هندية, سفر الهند, الهند وإيران | هیندستان, هیندی | india, indian | hindistan
    الأنبار, أنبار | ئەنبار | anbar | anbar governorate
    نينوى | نەینەوا | nineveh, ninewa | naynawa
    ديالى | دیالە | diyala | dyala
    محافظة واسط, مدينة واسط | واست | wasit | waset
    صلاح الدين, محافظة صلاح الدين | سەلاحەدین | salahaddin, saladin | salahadin
    ميسان | مەیسان | maysan, missan | misan
    ذي قار | زیقار | dhi qar, thi qar | dhiqar
    زاخو | شاری زاخۆ | zakho | zaxo
    حلبجة | هەڵەبجە | halabja | halabje
    خانقين | خانەقین | khanaqin | xanaqin
    كلار, گرميان | کەلار, گەرمیان | kalar, garmian, garmiyan | garmyan
    العمادية, عمادية, آميدي | ئامێدی | amedi, amadiya, amediye | amedy
    شقلاوة | شەقڵاوە | shaqlawa | shaqlawe
    رواندوز, راوندوز | ڕەواندز, ڕواندز | rawanduz, rawandiz | rwandz
    عنكاوا, عينكاوة | عەنکاوە | ankawa, ainkawa | 3ankawa
    الفلوجة, فلوجة | فەللووجە, فەلوجە | fallujah, falluja | fluja
    سامراء | سامەڕا | samarra | samara
    الكوفة, كوفة | شاری کوفە | kufa | kufe
    الزبير, زبير | زوبێر | zubair, zubayr | zobeir
    أم قصر | ئوم قەسر | umm qasr | um qasr
    الفاو, فاو | بەندەری فاو | faw, al faw | fao
    جبايش, الجبايش | چەبایش | chibayish, chibaish | jibayish
    الكرادة, كرادة | کەڕادە | karrada | karada
    المنصور, منصور | مەنسوور | mansour | mansur`,
};

export interface TradeName {
  name: string;
  /** Whether titles with it are about the trade. */
  isInTitles: boolean;
}

/** One thing, and its names in each way to write it. */
export interface Trade {
  /** Left out where it belongs to several. */
  category?: CategoryId;
  names: Readonly<Record<(typeof languageCodes)[number] | 'latin', readonly TradeName[]>>;
}

const namesIn = (column = ''): TradeName[] =>
  column.split(',').flatMap((written) => {
    const name = written.replace('~', '').trim();
    return name === '' ? [] : [{ name, isInTitles: !written.includes('~') }];
  });

/** All lines of the table. */
export const trades: readonly Trade[] = Object.entries(written).flatMap(([category, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [ar, ku, en, latin] = line.split('|').map(namesIn);
      const names = { ar: ar ?? [], ku: ku ?? [], en: en ?? [], latin: latin ?? [] };
      return category === 'any' ? { names } : { category: category as CategoryId, names };
    }),
);
