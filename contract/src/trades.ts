import type { CategoryId } from './catalogue.ts';
import type { languageCodes } from './languages.ts';

/**
 * Trades and things as people in Iraq call them. A line is one thing: its Arabic, Sorani and English names, and usual ones
 * in Latin letters, parted by |. Singular and plural stand here where no ending makes one of the other. Lines below a
 * category belong to it; those below `any` to several. Only functions read it: it weighs too much for a page.
 */
const written: Partial<Record<CategoryId | 'any', string>> = {
  restaurants_cafes: `
    مطعم, مطاعم | چێشتخانە, ڕێستۆران, خواردنگە | restaurant, eatery | matam, restoran, chishtxana
    مقهى, مقاهي, كافيه, كافيهات, كوفي, كوفي شوب, كافتيريا, قهوة خانة, گهوة | کافێ, کافە, چایخانە, قاوەخانە, کافتریا | cafe, coffee shop, coffeehouse, cafeteria, teahouse | kafe, chayxana
    فرن, أفران, مخبز, مخابز, فرن صمون | نانەواخانە, نانەوا, فڕن, سەموونخانە | bakery, oven | nanawaxana, furn
    حلويات, محل حلويات, معجنات, كيك, كاتو, باقلاوة | شیرینی, شیرینیفرۆش, پاقلاوە, کێک | sweets, pastry, confectionery, cake, dessert, patisserie | shirini, halawiyat
    بيتزا, بيتزريا, بيتزاريا | پیتزا, پیتزاخانە | pizza, pizzeria | pitza
    برگر, همبرگر, برجر | بەرگەر, هەمبەرگەر | burger, hamburger | bargar
    شاورما, گص | شاوەرما, گەس | shawarma, doner, gyros | shawrma, gas
    كباب, مشاوي, كبابچي, تكة | کەباب, کەبابخانە, برژاو | kebab, grill, barbecue, bbq | kabab, mashawi
    فلافل, حمص | فەلافل | falafel, hummus | flafil
    سمك مسگوف, مسگوف, أسماك مشوية | ماسی برژاو, مەسگوف | masgouf, grilled fish | masguf
    وجبات سريعة, أكلات سريعة, فاست فود | خواردنی خێرا, فاستفوود | fast food, takeaway | fastfood
    عصائر, عصير, محل عصائر, كوكتيل | شەربەت, شەربەتخانە, ئاومیوە | juice, juice bar, smoothie | asir, sharbat
    آيس كريم, ايس كريم, دوندرمة, مثلجات, موطة | ئایسکرێم, دۆندرمە, بەستەنی | ice cream, gelato | aiskrim, dondrma
    تجهيز حفلات, تموين, كيترنك, ولائم, تجهيز طعام | کەیتەرینگ, ئامادەکردنی خواردن, داوەت | catering, banquet | ketring
    مطبخ سحابي, مطبخ مركزي | چێشتخانەی ئۆنلاین, مەتبەخ | cloud kitchen, central kitchen, ghost kitchen | matbax
    كشك, أكشاك, عربة طعام, فود ترك | کیۆسک, عەرەبانەی خواردن | kiosk, food truck, food cart | kiosk
    نرگيلة, شيشة, أركيلة | نێرگەلە, شیشە | hookah, shisha | nargila
    باجة, كبة, دولمة, أكلات شعبية | سەروپێ, کوتڵک, دۆڵمە | dolma, kubba, traditional food | dolma, kuba`,
  retail_stores: `
    محل, محلات, دكان, دكاكين, متجر, متاجر | دوکان, فرۆشگا, مەغازە | shop, store, outlet | dukan, froshga, mahal
    سوبرماركت, سوبر ماركت, ماركت, أسواق, بقالة, ميني ماركت, هايبرماركت | سوپەرمارکێت, مارکێت, بەقاڵی | supermarket, market, grocery, minimarket, hypermarket, groceries | supermarket, markit
    ملابس, ألبسة, محل ملابس, أزياء, بوتيك, موضة | جلوبەرگ, جل, بوتیک, جلفرۆش | clothes, clothing, fashion, boutique, apparel | jil u barg, malabis
    أحذية, حذاء, محل أحذية | پێڵاو, پێڵاوفرۆش | shoes, footwear | pelaw, ahthiya
    جنط, حقائب, شنط, جنطة | جانتا | bags, handbags, luggage | janta
    ذهب, مجوهرات, صائغ, صياغة, مصوغات | زێڕ, زێڕینگر, زێڕنگەر, گەوهەر | gold, jewellery, jewelry, jeweller, goldsmith | zer, thahab
    ساعات, ساعاتي, محل ساعات | کاتژمێر, سەعات, سەعاتچی | watches, watch repair, clocks | saat
    عطور, عطر, محل عطور | بۆن, بۆنفرۆش, عەتر | perfume, perfumes, fragrance | bon, atr
    عطارة, عطار, بهارات, توابل, أعشاب | عەتاری, بەهارات, گیای پزیشکی | spices, herbs, spice shop | bharat
    مكتبة, مكتبات, كتب, قرطاسية | کتێبخانە, کتێبفرۆش, کتێب, نووسراوفرۆش | bookshop, bookstore, books, stationery | ktebxana, maktaba
    ألعاب أطفال, لعب أطفال, محل ألعاب | یاری منداڵان, یاریفرۆش | toys, toy shop | yari mndalan
    أثاث, موبيليا, مفروشات, غرف نوم | مۆبیلیات, مۆبیلیا, کەلوپەلی ماڵ, ئەساس | furniture, bedroom sets, sofas | mobilya, athath
    سجاد, زوالي, موكيت, فرش | فەرش, قاڵی, مۆکێت | carpets, rugs, carpet | farsh, qali
    ستائر, برادي, بردات, ستارة | پەردە | curtains, blinds | parda
    أجهزة كهربائية, كهربائيات, أجهزة منزلية, غسالات, ثلاجات | ئامێری کارەبایی, کارەبایی, کەلوپەلی کارەبا | appliances, home appliances, electrical appliances, fridges | karabayi
    إنارة, ثريات, لايت | ڕووناکی, چرا, سورەیا, لایت | lighting, lamps, chandeliers | lait
    موبايلات, موبايل, هواتف, محل موبايل, تلفونات | مۆبایل, دوکانی مۆبایل, تەلەفۆن | mobile phones, mobile shop, phones, smartphones | mobail
    حاسبات, كمبيوتر, لابتوبات, لابتوب, حاسوب | کۆمپیوتەر, لاپتۆپ, کۆمپیوتەرفرۆش | computers, laptops, computer shop, laptop | kompyuter, laptop
    نظارات, بصريات, محل نظارات | چاویلکە, چاویلکەفرۆش | optician, glasses, eyewear, optics | chawilka
    زهور, ورد, محل ورد, مشتل, نباتات زينة | گوڵ, گوڵفرۆش, گوڵخانە, نەمامگە | flowers, florist, nursery, plants | gul
    هدايا, تحفيات, أنتيكات, تحف | دیاری, ئەنتیکە | gifts, gift shop, antiques, souvenirs | diyari, antika
    قصابة, قصاب, لحوم, محل لحوم, ملحمة | قەسابخانە, قەساب, گۆشتفرۆش, گۆشت | butcher, meat, butchery | qasab, gosht
    خضروات, فواكه, مخضر, خضار, علوة | سەوزە, میوە, سەوزەفرۆش, میوەفرۆش | vegetables, fruit, greengrocer | sawza, mewa
    دجاج, دواجن مجمدة, محل دجاج | مریشک, مریشکفرۆش | chicken, poultry shop | mrishk
    أسماك, سمك, محل سمك | ماسی, ماسیفرۆش | fish, fishmonger | masi
    مواد غذائية, أغذية, غذائية | خۆراک, خواردەمەنی | foodstuffs, food products, provisions | xorak
    أدوات رياضية, تجهيزات رياضية, ملابس رياضية | کەلوپەلی وەرزشی, جلی وەرزشی | sports equipment, sportswear, sports shop | warzish
    مستلزمات أطفال, ملابس أطفال, حفاضات | جلی منداڵان, پێداویستی منداڵ | baby shop, children's clothes, kids clothes | mndal
    أسلحة صيد, عدة صيد, صيد أسماك | کەلوپەلی ڕاو, ڕاوەماسی | hunting gear, fishing tackle | raw
    مواد تجميل, مكياج, كوزمتك, كوزمتكس | مکیاج, کۆزمەتیک, ماددەی جوانکاری | cosmetics, makeup, beauty products | mikyaj, kozmatik
    أقمشة, قماش, بزاز | قوماش, پارچە, کوتاڵ, کوتاڵفرۆش | fabrics, textiles, cloth | qumash
    حيوانات أليفة, طيور زينة, محل حيوانات | ئاژەڵی ماڵی, باڵندەفرۆش | pet shop, pets, birds | ajal
    دراجات, بايسكلات, دراجات هوائية | پاسکیل | bicycles, bikes | paskil
    نجف, ثريا | نەجەفە | chandelier shop | najafa
    مواد مدرسية, لوازم مدرسية | پێداویستی قوتابخانە | school supplies | qutabxana
    مسدسات ألعاب, طائرات درون, درون | درۆن | drone, drones | dron
    نظارات شمسية, عدسات لاصقة | چاویلکەی خۆر, لێنس | sunglasses, contact lenses | lens
    صوبات, مدافئ, صوبة | سۆپا, زۆپا | heaters, stoves | sopa`,
  auto_services: `
    سيارات, سيارة, معرض سيارات, معارض سيارات | ئۆتۆمبێل, سەیارە, پێشانگای ئۆتۆمبێل | cars, car showroom, car dealer, vehicles, automobile | otombel, sayara
    تصليح سيارات, ورشة سيارات, ميكانيك, فيتر, فيتر سيارات, ورشة تصليح | فیتەر, چاککردنەوەی ئۆتۆمبێل, میکانیک, وەرشەی ئۆتۆمبێل | car repair, garage, mechanic, auto repair | fitar, mikanik
    غسل سيارات, مغسل سيارات, غسيل سيارات | شۆردنی ئۆتۆمبێل, شتنی ئۆتۆمبێل, غەسڵ | car wash, carwash, detailing | ghasl
    أدوات احتياطية, قطع غيار, مواد احتياطية | پارچەی یەدەگ, کەرەستەی ئۆتۆمبێل | spare parts, car parts, auto parts | parchay yadag
    إطارات, تايرات, تاير, پنچرچي, پنچر | تایە, تایەفرۆش, پەنچەر, پەنچەرچی | tyres, tires, tyre shop, puncture | taya, tayar
    تبديل دهن, دهن سيارات, زيوت سيارات, دهون | گۆڕینی ڕۆن, ڕۆنی ئۆتۆمبێل | oil change, lubricants, engine oil | dhn, ron gorin
    بطاريات, باتري, باتريات, نضيدة | پاتری | batteries, battery, car batteries | patri
    سمكرة, صبغ سيارات, سمكري, پنتر, صباغة سيارات | سەمکەری, بۆیەی ئۆتۆمبێل | body shop, car paint, panel beating, dent repair | samkari
    كراج, كراجات, موقف سيارات, ساحة وقوف | گەراج, شوێنی ڕاگرتنی ئۆتۆمبێل | parking, car park, parking lot | garaj
    تأجير سيارات, إيجار سيارات | کرێی ئۆتۆمبێل, بەکرێدانی ئۆتۆمبێل | car rental, rent a car, car hire | kre otombel
    محطة وقود, محطات وقود, بانزينخانة, بنزين خانة, تعبئة وقود | بەنزینخانە, وێستگەی سووتەمەنی | petrol station, gas station, fuel station | banzinxana
    كهرباء سيارات, كهربائي سيارات, فحص كمبيوتر سيارات | کارەبای ئۆتۆمبێل, پشکنینی ئۆتۆمبێل | auto electrician, car diagnostics | karaba
    سبلت سيارات, تبريد سيارات | ساردکەرەوەی ئۆتۆمبێل | car air conditioning, car ac | spilt
    دراجات نارية, ماطورات, ماطور, ستوتة | ماتۆڕ, ماتۆڕسکیل | motorcycles, motorbikes, scooter, tuk tuk | mator
    إكسسوارات سيارات, زينة سيارات, تظليل سيارات | ئێکسسواراتی ئۆتۆمبێل, سێبەری جام | car accessories, window tinting | eksiswar
    جلد مقاعد, تنجيد سيارات, بتانات | بەرگی کورسی ئۆتۆمبێل | car upholstery, seat covers | barg
    مدرعات, تفصيخ, تشليح, سكراب سيارات | تەشلیح, ئۆتۆمبێلی سکراپ | scrapyard, junkyard, car breakers | tashlih
    تعليم تصليح, وزن ميزان, ميزان جسري | تەرازووی پرد | weighbridge | tarazu
    مبردات, رديترات | ڕادێتەر | radiators, radiator | raditar`,
  beauty_salons: `
    صالون, صالونات, صالون نسائي, صالون تجميل, كوافير | ساڵۆن, ساڵۆنی ئافرەتان, کۆافێر | salon, beauty salon, beauty parlour, beauty parlor | salon
    حلاق, حلاقة, صالون حلاقة, حلاقين, مزين | سەرتاش, سەرتاشخانە, دەلاک, حەلاق | barber, barbershop, hairdresser, haircut | sartash, hallaq
    سبا, مساج, تدليك, حمام مغربي, مركز مساج | سپا, مەساج, حەمامی مەغریبی | spa, massage, wellness, hammam | masaj, spa
    ليزر, إزالة الشعر, ليزر تجميلي | لەیزەر, لابردنی مووی زیادە | laser, hair removal | lazar
    أظافر, تركيب أظافر, مانيكير | نینۆک, دانانی نینۆک | nails, manicure, pedicure, nail salon | ninok
    عناية بالبشرة, مركز تجميل, مراكز تجميل, بوتكس, فيلر | سەنتەری جوانکاری, چاودێری پێست, بۆتۆکس | skin care, skincare, beauty center, beauty centre, botox, filler | boteks
    تجهيز عرائس, بدلات عرس, بدلات زفاف, فساتين | جلی بووکێنی, بووک, کراسی بووک | bridal, wedding dresses, gowns | buk
    تاتو, وشم | تاتۆ, خاڵکوتان | tattoo | tatu
    قاعة رياضة, جيم, نادي رياضي, لياقة, كمال أجسام, قاعات رياضية | هۆڵی وەرزشی, جیم, هۆڵی لەشجوانی | gym, fitness, fitness center, bodybuilding, workout | jim`,
  ecommerce_online_business: `
    متجر إلكتروني, متاجر إلكترونية, متجر الكتروني, موقع بيع, اونلاين, أونلاين | فرۆشگای ئۆنلاین, ئۆنلاین, دوکانی ئۆنلاین | online store, online shop, ecommerce, e commerce, webshop | onlain
    صفحة انستغرام, بيج, بيجات, صفحة فيسبوك, حساب انستا | پەیج, پەیجی فەیسبووک, ئینستاگرام | instagram page, facebook page, social media page | peij, bij
    دروب شيبنك, دروبشيبنغ | دڕۆپشیپینگ | dropshipping, drop shipping | dropshiping
    منصة, منصات, تطبيق, تطبيقات, ابلكيشن, برنامج موبايل | پلاتفۆرم, ئەپ, ئەپلیکەیشن | platform, app, application, mobile app | app, aplikeshn
    سوق إلكتروني, سوق الكتروني | بازاڕی ئۆنلاین | marketplace, online marketplace | bazar`,
  it_tech: `
    برمجة, مبرمج, شركة برمجة, برمجيات, سوفتوير | پڕۆگرامینگ, پرۆگرامسازی, پڕۆگرامەر, سۆفتوێر | software, programming, developer, software house, software company | program, softwer
    تصميم مواقع, مواقع إلكترونية, تطوير مواقع, موقع إلكتروني | دیزاینی وێبسایت, وێبسایت, ماڵپەڕ | web design, website, websites, web development | website, malpar
    انترنت, إنترنت, شركة انترنت, تجهيز انترنت, واي فاي | ئینتەرنێت, هێڵی ئینتەرنێت, وایفای | internet, isp, internet provider, wifi | internet
    مقهى انترنت, كوفي نت, صالة ألعاب, بلايستيشن, گيمنك | کافی نێت, یاریگەی ئەلیکترۆنی, پلەیستەیشن, گەیمینگ | internet cafe, gaming center, gaming cafe, playstation | gaming
    كاميرات مراقبة, كاميرات, منظومات مراقبة | کامێرای چاودێری, کامێرا | security cameras, cctv, surveillance | kamera
    تصليح موبايلات, صيانة موبايل, تصليح هواتف | چاککردنەوەی مۆبایل | phone repair, mobile repair | chakkrdnaway mobail
    تصليح حاسبات, صيانة حاسبات, صيانة كمبيوتر | چاککردنەوەی کۆمپیوتەر | computer repair, laptop repair | chakkrdnaway kompyuter
    شبكات, منظومات شبكات, سيرفرات | تۆڕ, نێتوۆرک, سێرڤەر | networks, networking, servers, it support | network
    طباعة ثلاثية الأبعاد, طابعة ثلاثية | چاپی سێ ڕەهەندی | 3d printing, 3d printer | print
    ذكاء اصطناعي, روبوت, روبوتات | زیرەکی دەستکرد, ڕۆبۆت | artificial intelligence, ai, robotics, robot | robot
    دفع إلكتروني, محفظة إلكترونية, ماستر كارد, كي كارد, بطاقات دفع | پارەدانی ئەلیکترۆنی, جزدانی ئەلیکترۆنی, کارتی بانک | e payment, payments, fintech, wallet, payment gateway | mastarkard, kikard
    منظومات محاسبية, نظام محاسبة, كاشير, برنامج محاسبي | سیستمی ژمێریاری, کاشێر | accounting software, pos, point of sale, erp | kashir`,
  medical_health_services: `
    صيدلية, صيدليات, أدوية, مذخر أدوية, مذخر | دەرمانخانە, دەرمان, مەزخەر | pharmacy, drugstore, medicines, chemist | darmanxana, saydaliya
    عيادة, عيادات, طبيب, دكتور, عيادة طبية | نۆرینگە, پزیشک, دکتۆر, عیادە | clinic, doctor, medical clinic, physician | noringa, doktor
    أسنان, طبيب أسنان, عيادة أسنان, عيادات أسنان, طب أسنان | ددان, پزیشکی ددان, نۆرینگەی ددان | dentist, dental, dental clinic, teeth | ddan, asnan
    مستشفى, مستشفيات, مشفى | نەخۆشخانە, خەستەخانە | hospital | naxoshxana, mustashfa
    مختبر, مختبرات, تحليلات, تحليل مرضي, مختبر تحليلات | تاقیگە, تاقیگەی پزیشکی | laboratory, lab, medical lab, tests | taqiga, muxtabar
    أشعة, سونار, رنين | تیشک, سۆنار | radiology, x ray, ultrasound, mri | tishk
    علاج طبيعي, تأهيل | چارەسەری سروشتی | physiotherapy, rehabilitation | charasari srushti
    أجهزة طبية, مستلزمات طبية, معدات طبية | ئامێری پزیشکی, پێداویستی پزیشکی | medical equipment, medical devices, medical supplies | pzishki
    طب بيطري, بيطري, عيادة بيطرية | ڤێتێرنەری, پزیشکی ڤێتێرنەری | vet, veterinary, veterinary clinic | vet
    تغذية, أخصائي تغذية, دايت | خۆراکی تەندروست, ڕێجیم, دایت | nutrition, dietitian, diet | dait
    تمريض, ممرض, رعاية مسنين, إسعاف | پەرستار, پەرستاری, ئەمبولانس | nursing, nurse, elderly care, ambulance | parastar
    طب نفسي, علاج نفسي, استشارات نفسية | دەروونناسی, چارەسەری دەروونی | therapy, psychologist, counselling, mental health | daruni
    سمع, سماعات طبية | بیستۆکی گوێ | hearing aids, audiology | bistok
    حجامة, طب عربي, طب بديل | کەڵەشاخ, پزیشکی سروشتی | cupping, alternative medicine, herbal medicine | hijama`,
  education_training: `
    مدرسة, مدارس, مدرسة أهلية | قوتابخانە, مەکتەب, قوتابخانەی ئەهلی | school, private school | qutabxana, madrasa
    روضة, روضات, حضانة, حضانات, روضة أطفال | باخچەی منداڵان, ڕەوزە, دایەنگە | kindergarten, nursery school, daycare, preschool | bakhcha, rawza
    معهد, معاهد, مركز تدريب, مراكز تدريب, أكاديمية | پەیمانگا, سەنتەری ڕاهێنان, ئەکادیمیا | institute, training center, training centre, academy, college | paymanga, mahad
    دورات, دورة, دورات تدريبية, كورسات, كورس, ورش تدريب | خول, خولی ڕاهێنان, کۆرس | courses, course, training, workshops | kors, xul
    لغات, معهد لغات, دورات لغة, تعليم لغة, لغة إنكليزية | زمان, فێرکردنی زمان, ئینگلیزی | languages, language school, english courses, language institute | zman
    دروس خصوصية, تدريس خصوصي, مدرس خصوصي | وانەی تایبەت, مامۆستای تایبەت | tutoring, private lessons, tutor | wana
    تعليم إلكتروني, تعليم عن بعد, منصة تعليمية | خوێندنی ئۆنلاین, فێربوونی ئەلیکترۆنی | e learning, online learning, elearning, edtech | onlain
    جامعة, جامعات, كلية, كلية أهلية | زانکۆ, کۆلێژ | university, faculty | zanko
    تعليم سياقة, مدرسة سياقة | فێرکردنی شۆفێری | driving school, driving lessons | shoferi
    تعليم موسيقى, آلات موسيقية, موسيقى | فێرکردنی مۆسیقا, ئامێری مۆسیقا | music school, music lessons, musical instruments | mosiqa`,
  real_estate_construction: `
    عقار, عقارات, مكتب عقار, مكتب عقاري, دلال, دلالية | خانووبەرە, نووسینگەی خانووبەرە, دەڵاڵ | real estate, property, properties, estate agent, realtor | xanubara, aqar
    بيت, بيوت, دار, دور, منزل, منازل, مشتمل | خانوو, ماڵ | house, houses, home, villa | xanu, bayt
    شقة, شقق | شووقە, ئەپارتمان | apartment, apartments, flat, flats | shuqa, shaqa
    أرض, أراضي, قطعة أرض, قطعة, قطع أراضي, عرصة | زەوی, پارچە زەوی, عەرسە | land, plot, plots, lot | zawi, arz
    عمارة, عمارات, بناية, بنايات, مبنى | باڵەخانە, عیمارە, بینا | building, buildings, tower | balaxana, binaya
    مكتب, مكاتب | نووسینگە, ئۆفیس, مەکتەب | office, offices | nusinga, ofis
    مقاولات, مقاول, شركة مقاولات, بناء, إنشاءات | بەڵێندەر, بەڵێندەرایەتی, کۆمپانیای بیناسازی, بیناسازی | contractor, contracting, construction company, builder, construction | balender
    ديكور, ديكورات, تصميم داخلي | دیکۆر, دیزاینی ناوەوە | interior design, decor, decoration, interiors | dikor
    صباغة, صباغ, أصباغ, دهانات, صبغ | بۆیە, بۆیەچی, سوباغ | paint, painting, painter, paints | boya
    مواد بناء, مواد إنشائية, سكلة, طابوق, سمنت, اسمنت | کەرەستەی بیناسازی, بلۆک, چیمەنتۆ | building materials, cement, bricks, construction materials | karasta
    كاشي, سيراميك, رخام, گرانيت, مرمر, بورسلين | کاشی, سیرامیک, مەڕمەڕ, مەرمەر, گرانیت | tiles, ceramics, marble, granite | kashi, marmar
    ألمنيوم, المنيوم, شبابيك, أبواب, بي في سي | ئەلەمنیۆم, پەنجەرە, دەرگا | aluminium, aluminum, windows, doors, pvc | alaminyom
    حدادة, حداد, ورشة حدادة, لحيم | ئاسنگەری, ئاسنگەر, حەداد, لەحیم | blacksmith, welding, metalwork, ironwork | asngar, hadad
    نجارة, نجار, ورشة نجارة, منجرة | دارتاشی, دارتاش, نەجاری, نەجار | carpentry, carpenter, joinery, woodwork, woodworking | dartash, najar
    زجاج, مرايا, جام | شووشە, جام, ئاوێنە | glass, mirrors, glazing | jam
    مصاعد, مصعد, صيانة مصاعد | مەسعەد, ئاسانسۆر, ئەسانسێر | elevator, elevators, lift, lifts | masad, asansor
    هندسة, مكتب هندسي, مهندس, مكاتب هندسية, تصميم معماري | ئەندازیاری, نووسینگەی ئەندازیاری, ئەندازیار | engineering, architect, architecture, engineer, engineering office | andazyar
    مسابح, مسبح | مەلەوانگە | swimming pool, pools | malawanga
    عزل, عوازل, تسليح سطوح | عەزل, داپۆشینی سەربان | insulation, waterproofing | azl
    سباكة, تأسيسات صحية, سباك, صحيات, أدوات صحية | بۆری و ئاو, سەباک, ئاودەست و حەمام, سیحیات | plumbing, plumber, sanitary ware, bathroom fittings | sbak
    كهربائي, تأسيسات كهربائية, مواد كهربائية | کارەباچی, کەرەستەی کارەبا | electrician, electrical installation, electrical supplies | karabachi
    طاقة شمسية, ألواح شمسية, منظومات شمسية, سولار | وزەی خۆر, سۆلار, پانێڵی خۆر | solar, solar panels, solar energy, solar power | solar
    مولدة, مولدات, مولد, مولدات كهرباء | مۆلیدە, مۆلیدەی کارەبا, موەلیدە | generator, generators, power generator | molida, mwalida
    تبريد, تكييف, مكيفات, سبلت, سبالت, تبريد وتكييف | ساردکەرەوە, سپلێت, فێنککەرەوە, ئەیرکۆندیشن | air conditioning, hvac, ac, cooling, air conditioners | splet
    حدائق, تنسيق حدائق, ثيل | باخچە, باخچەوانی, ڕازاندنەوەی باخچە | landscaping, gardening, gardens, lawn | bakhcha
    معدات ثقيلة, شفلات, شفل, حفارات, آليات, آليات ثقيلة | ئامێری قورس, شۆفڵ, حەفارە | heavy equipment, machinery, excavator, loader, bulldozer | shofl`,
  transport_logistics: `
    نقل, شركة نقل, نقليات, شحن, شركة شحن, حمولات | گواستنەوە, کۆمپانیای گواستنەوە, شەحن, بارهەڵگرتن | transport, freight, shipping, haulage, cargo, trucking | gwastnawa, shahn
    توصيل, دليفري, دلفري, شركة توصيل, مندوب توصيل | گەیاندن, دلیڤەری, دەلیڤەری | delivery, courier, delivery company | dilivari, gayandn
    تكسي, تاكسي, أجرة | تاکسی, تەکسی | taxi, cab, ride hailing | taksi
    باصات, باص, كيات, كيا, حافلات, خط نقل, خطوط نقل | پاس, باس, هێڵی گواستنەوە | bus, buses, minibus, coaches | pas
    شاحنات, شاحنة, لوريات, لوري, قلابات, تريلات, برادات نقل | لۆری, بارهەڵگر, تریلە, قەلاب | trucks, truck, lorry, trailers | lori
    مخزن, مخازن, مستودع, مستودعات, جملون | کۆگا, مەخزەن, عەمبار | warehouse, warehouses, storage, store room | koga, maxzan
    تخليص كمركي, تخليص جمركي, گمارك, كمرك | گومرگ, تەخلیسی گومرگی | customs clearance, customs broker | gumrg
    نقل أثاث, نقل عفش | گواستنەوەی کەلوپەلی ماڵ | movers, moving, furniture moving, removals | gwastnaway mal
    رافعات, كرين, ونش, سطحة | کرێن, وەنچ, ساتحە | crane, cranes, tow truck, recovery, forklift | kren
    قوارب, زوارق, لنجات | بەلەم, کەشتی | boats, ships | balam
    بريد, طرود, بريد سريع | پۆست, پارسڵ | post, parcels, express mail | post
    مطار, طيران, تذاكر طيران | فڕۆکەخانە, فڕۆکەوانی | airport, airline, aviation | frokaxana`,
  manufacturing_industry: `
    مصنع, مصانع, معمل, معامل | کارگە, کارخانە, مەعمەل | factory, factories, plant, manufacturing | karga, mamal
    ورشة, ورش, ورشات | وەرشە, کارگەی بچووک | workshop, workshops | warsha
    بلاستك, بلاستيك, معمل بلاستك, نايلون, أكياس | پلاستیک, نایلۆن, کیس | plastic, plastics, nylon, bags factory | plastik
    خياطة, معمل خياطة, خياط, خياطين, مشغل خياطة | دوورین, بەرگدوور, خەیات, دوورمان | sewing, tailor, tailoring, garment factory | barg dur, khayat
    نسيج, غزل, معمل نسيج, حياكة | ڕستن و چنین, چنین | weaving, textile mill, spinning, knitting | chnin
    تعبئة, تغليف, معمل تعبئة, كارتون, معمل كارتون | پاکەتکردن, کارتۆن, بەستەبەندی | packaging, packing, cardboard, cartons | karton
    مياه, معمل ماء, ماء أرو, تحلية مياه, مياه معبأة, تعبئة مياه | ئاو, کارگەی ئاو, ئاوی خواردنەوە, پاڵاوتنی ئاو | water, water plant, bottled water, drinking water, water purification | aw, may
    مشروبات غازية, معمل مشروبات, معمل عصائر | خواردنەوەی گازی, کارگەی خواردنەوە | soft drinks, beverages, drinks factory | xwardnawa
    ألبان, معمل ألبان, أجبان, جبن, لبن, قيمر | شیرەمەنی, پەنیر, ماست, قەیماغ | dairy, cheese, yoghurt, milk | shiramani, albn
    طحين, مطحنة, مطاحن | ئارد, ئاش, ئاشی ئارد | flour, mill, flour mill | ard
    رز, شلب, مجرشة | برنج, هاڕینی برنج | rice, rice mill | brnj, timman
    تمور, تمر, معمل تمور, دبس | خورما, دۆشاو | dates, date factory, date syrup | xurma, tamr
    ثلج, معمل ثلج | سەهۆڵ, کارگەی سەهۆڵ, بەفر | ice, ice factory, ice plant | sahol
    مواد تنظيف, منظفات, معمل منظفات, صابون | ماددەی پاککەرەوە, سابوون | detergents, cleaning products, soap, detergent factory | sabun
    كونكريت, بلوك, معمل بلوك, صب كونكريت | کۆنکریت, کارگەی بلۆک, بلۆک | concrete, blocks, block factory, ready mix | konkrit, blok
    حديد, شيش, حديد تسليح, معمل حديد | ئاسن, شیش | iron, steel, rebar, steel plant | asn, shish
    كابلات, معمل كابلات, أسلاك | کێبڵ, وایەر | cables, wires | keibl
    صناعات غذائية, معمل غذائي, معلبات | پیشەسازی خۆراک, کارگەی خۆراک, قوتووبەند | food industry, food factory, canning, food processing | xorak
    شيبس, جبس, مكسرات, كرزات, محمصة | چپس, چەرەزات, گوێز و بادەم | chips, nuts, snacks, roastery | charazat
    زيوت, معصرة, زيت زيتون, معاصر | ڕۆن, ڕۆنی زەیتوون, گوشینی ڕۆن | oil press, olive oil, oils, edible oil | ron
    مخلل, مخللات, طرشي | ترشی, ترشیات | pickles | trshi
    شموع, بخور, صابون غار | مۆم, بخوور | candles, incense, soap bar | mom
    تدوير, إعادة تدوير, سكراب, خردة | ڕیسایکلین, سکراپ, ئاسنی کۆن | recycling, scrap, scrap metal | skrap
    مطبعة, مطابع, طباعة, أوفسيت | چاپخانە, چاپ, ئۆفسێت | printing press, printing, print shop, printers | chapxana, matbaa
    نفط, غاز, مصفى, مشتقات نفطية, خدمات نفطية | نەوت, گاز, پاڵاوگە | oil and gas, refinery, petroleum, oilfield services | nawt
    فخار, خزف, سفاح | گۆزەگەری, گڵکاری | pottery, pottery workshop | goza
    جلود, دباغة, مصنوعات جلدية | چەرم, دەباغی | leather, leather goods, tannery | charm
    ورق, مناديل, كلينكس, محارم | کاغەز, کلێنکس, دەستەسڕ | paper, tissue, tissues, paper mill | kaghaz, kliniks
    إسفنج, فراش, دواشك | ئیسفەنج, دۆشەک | mattress, mattresses, foam, sponge | dosak
    مكائن, ماكنة, ماكينة, خط إنتاج, خطوط إنتاج | مەکینە, ئامێر, هێڵی بەرهەمهێنان | machines, production line, machinery line, machine | makina
    أعلاف, علف, معمل أعلاف | ئالیک, کارگەی ئالیک | feed, animal feed, fodder, feed mill | alik
    أبواب خشب, باب, معمل أبواب | دەرگای دار | wooden doors, door factory | darga
    مطابخ, كاونترات, مطبخ ألمنيوم | چێشتخانەی ئەلەمنیۆم, کاونتەر | kitchens, kitchen cabinets, fitted kitchens | kaunter
    خيم, مظلات, سقائف, جمالين | چادر, سەیوان | tents, canopies, shades, awnings | chadr`,
  agriculture_food_production: `
    مزرعة, مزارع, مزرعه | کێڵگە, مەزرا, مەزرەعە | farm, farms, farming | kelga, mazraa
    زراعة, زراعي, أرض زراعية, أراضي زراعية | کشتوکاڵ, زەوی کشتوکاڵی | agriculture, agricultural, farmland | kshtukal
    بيوت بلاستيكية, بيوت زجاجية, بيت بلاستيكي | خانووی پلاستیکی, گەرمخانە, ئەنفاق | greenhouse, greenhouses, polytunnel | garmxana
    دواجن, حقول دواجن, حقل دواجن, حقل دجاج, بيض, مفقس | پەلەوەر, کێڵگەی مریشک, پۆڵتری, هێلکە, جووجک | poultry, chicken farm, eggs, hatchery, broiler | mrishk, dawajn
    أغنام, غنم, مواشي, تربية أغنام, ماعز | مەڕ, مەڕ و ماڵات, بزن, ئاژەڵداری | sheep, goats, livestock, lambs | mar
    أبقار, تربية أبقار, بقر, عجول, هوش | مانگا, چێڵ, گوێرەکە, گاودێری | cows, cattle, calves, cattle farm | manga
    أحواض أسماك, بحيرات أسماك, مزرعة أسماك, تربية أسماك | حەوزی ماسی, بەخێوکردنی ماسی, دەریاچەی ماسی | fish farm, fish ponds, aquaculture, carp | hawzi masi
    عسل, مناحل, نحل, تربية نحل, خلايا نحل | هەنگوین, هەنگ, مێشهەنگ | honey, bees, beekeeping, apiary | hangwin
    نخيل, بساتين, بستان, بستنة | باخ, بێستان, دارخورما | orchard, orchards, palm grove, palms | bax
    حنطة, قمح, شعير, حبوب, سايلو | گەنم, جۆ, دانەوێڵە, سایلۆ | wheat, barley, grain, grains, silo | ganm
    زيتون, رمان, عنب, كروم | زەیتوون, هەنار, ترێ | olives, pomegranate, grapes, vineyard | zaytun
    مشاتل, مشتل زراعي, شتلات | نەمامگە, نەمام, شەتڵگە | plant nursery, seedlings, saplings | namam
    أسمدة, سماد, مبيدات, بذور | پەین, تۆو, دەرمانی کشتوکاڵی | fertilizer, fertiliser, pesticides, seeds | payn
    ري, منظومات ري, مضخات, آبار, حفر آبار | ئاودێری, پەمپ, بیر, بیرلێدان | irrigation, pumps, wells, well drilling, sprinklers | awderi
    مكائن زراعية, تراكتور, ساحبات, حاصدة, ساحبة | تراکتۆر, دروێنەکەر, ئامێری کشتوکاڵی | tractor, tractors, harvester, farm machinery | traktor
    مخازن مبردة, مخزن مبرد, تبريد وخزن, مجمدات | ساردخانە, کۆگای ساردکەرەوە, فریزەر | cold store, cold storage, refrigerated warehouse, freezer | sardxana
    فطر, زراعة فطر | قارچک, کارگ | mushroom, mushrooms | qarchk
    مجزرة, مجازر, مسلخ | کوشتارگە, سەلاخانە | slaughterhouse, abattoir | kushtarga
    خيول, خيل, إسطبل, فروسية | ئەسپ, تەویلە | horses, stable, riding | asp`,
  financial_accounting_services: `
    صيرفة, صراف, صرافة, صيرفي, تحويل أموال, حوالات, حوالة | سەڕافی, سەڕاف, نووسینگەی پارەگۆڕینەوە, حەواڵە, گۆڕینەوەی دراو | money exchange, exchange office, currency exchange, money transfer, bureau de change, forex | sarafi, sairafa
    محاسبة, محاسب, مكتب محاسبة, تدقيق, مدقق حسابات | ژمێریاری, ژمێریار, وردبینی | accounting, accountant, bookkeeping, audit, auditor | zhmeryari, muhasib
    تأمين, شركة تأمين | بیمە, کۆمپانیای بیمە | insurance | bima, tamin
    بنك, بنوك, مصرف, مصارف | بانک | bank, banks, banking | bank
    قروض, قرض, تمويل, تقسيط, أقساط | قەرز, پارەدارکردن, قیست | loans, loan, finance, financing, instalments, installments, credit | qarz, aqsat
    محاماة, محامي, مكتب محاماة, استشارات قانونية, قانوني | پارێزەر, پارێزەرایەتی, یاسایی | lawyer, law firm, legal services, attorney, legal | parezar
    تسجيل شركات, تأسيس شركات, معاملات, معقب معاملات | تۆمارکردنی کۆمپانیا, دامەزراندنی کۆمپانیا | company registration, company formation, paperwork | tomarkrdn
    استشارات, استشارات مالية, دراسة جدوى, استشاري | ڕاوێژکاری, ڕاوێژکاری دارایی, توێژینەوەی بازاڕ | consulting, consultancy, feasibility study, advisory | rawezh
    أسهم, تداول, بورصة, عملات رقمية | پشک, بۆرسە, بازرگانی دراو, دراوی دیجیتاڵ | stocks, trading, shares, crypto | borsa
    ضرائب, تحاسب ضريبي | باج, باجدان | tax, taxes, tax advice | baj`,
  marketing_advertising: `
    إعلان, إعلانات, دعاية, وكالة إعلان, دعاية وإعلان, شركة إعلانات | ڕیکلام, ئاژانسی ڕیکلام, پڕوپاگەندە | advertising, ads agency, advertising agency, publicity | reklam, ilan
    تسويق, تسويق إلكتروني, تسويق رقمي, سوشيال ميديا | مارکێتینگ, بەبازاڕکردن, سۆشیال میدیا, مارکێتینگی دیجیتاڵ | marketing, digital marketing, social media, seo | markiting
    تصوير, مصور, استوديو, ستوديو تصوير, تصوير فوتوغرافي | وێنەگر, ستۆدیۆ, فۆتۆگرافی, وێنەگرتن | photography, photographer, photo studio, studio | wenagr, studio
    مونتاج, إنتاج فني, إنتاج فيديو, تصوير فيديو | مۆنتاژ, بەرهەمهێنانی ڤیدیۆ | video production, editing, film production, videography | montaj
    تصميم, تصاميم, مصمم, كرافيك, كرافك, جرافيك | دیزاین, دیزاینەر, گرافیک | graphic design, designer, design, logo design | dizayn, grafik
    لوحات إعلانية, فلكس, لافتات, يافطات, لوحات محلات | تابلۆ, فلێکس, بیلبۆرد | signs, signage, billboards, banners, flex printing | flex, tablo
    تنظيم حفلات, تنظيم مؤتمرات, مناسبات, معارض ومؤتمرات | ڕێکخستنی بۆنە, ڕێکخستنی ئاهەنگ, پێشانگا | events, event planning, exhibitions, conferences, event management | bona
    هدايا دعائية, طباعة على الملابس, طباعة تيشيرت | چاپ لەسەر جل, دیاری ڕیکلامی | promotional gifts, t shirt printing, merchandise | chap
    مجلة, جريدة, صحيفة, إذاعة, قناة تلفزيونية | گۆڤار, ڕۆژنامە, ڕادیۆ, کەناڵی تەلەفزیۆن | magazine, newspaper, radio, tv channel, media | govar`,
  tourism_travel: `
    فندق, فنادق, موتيل, أوتيل | هوتێل, ئوتێل, فوندوق, میوانخانە | hotel, hotels, motel, guest house, guesthouse, inn | hotel, otel, funduq
    سياحة, سفر, شركة سياحة, شركة سفر, سفريات, مكتب سفر, تذاكر, كروبات | گەشتیاری, گەشت, کۆمپانیای گەشتیاری, تیکێت, سەفەر | tourism, travel agency, travel, tours, tickets, tour operator, holidays | gashtyari, safar
    شاليه, شاليهات, كابينات, استراحة, منتجع, منتجعات | شالێ, کابینە, هاوینەهەوار, ڕیزۆرت | chalet, chalets, resort, cabins, cabin, lodge | shali, rizort
    مدينة ألعاب, مدن ألعاب, ألعاب مائية, ملاهي | شاری یاری, یاریگا, شاری ئاوی | amusement park, theme park, water park, playground | shari yari
    قاعة أعراس, قاعات أعراس, قاعة مناسبات, قاعة أفراح | هۆڵی بۆنە, هۆڵی ئاهەنگ, هۆڵی بووک | wedding hall, event hall, banquet hall, party hall | hol, qaat
    ملعب, ملاعب, ملعب خماسي, ملاعب خماسي, تارتان | یاریگا, یاریگای تۆپی پێ, خوماسی | football pitch, five a side, sports field, stadium, pitch | yariga, malab
    سينما, مسرح | سینەما, شانۆ | cinema, theatre, theater | sinama
    فيزا, تأشيرات, هجرة, تأشيرة | ڤیزا | visa, visas, immigration | viza
    حج, عمرة, حملة حج, زيارات دينية, زوار | حەج, عومرە, زیارەت | hajj, umrah, pilgrims, pilgrimage, religious tourism | haj, umra
    إيجار يومي, شقق فندقية, شقق مفروشة, بيوت سياحية | شووقەی فرۆشراو بە ڕۆژ, شووقەی هوتێلی | furnished apartments, serviced apartments, short stay, daily rent | shuqa`,
  freelance_services: `
    ترجمة, مترجم, مكتب ترجمة | وەرگێڕان, وەرگێڕ, نووسینگەی وەرگێڕان | translation, translator, interpreter, translation office | wargeran, tarjama
    كتابة محتوى, كاتب محتوى, تحرير, تدقيق لغوي | نووسینی ناوەڕۆک, هەڵەچنی | content writing, copywriting, proofreading, writer | nusin
    إدخال بيانات, سكرتارية, طباعة ملازم | داخڵکردنی داتا, سکرتاریەت, تایپکردن | data entry, secretarial, typing | data
    مكتب تشغيل, تشغيل, توظيف, وظائف, أيدي عاملة, عمالة | نووسینگەی کار, دامەزراندن, هەلی کار, کرێکار | recruitment, employment agency, staffing, jobs, manpower | kar, wazaif
    حراسة, شركة أمنية, حماية, حراس | پاسەوانی, کۆمپانیای ئەمنی, پاسەوان | security company, guards, security guards | pasawan
    خدمات منزلية, خادمة, عاملات منزلية, جليسة أطفال | خزمەتگوزاری ماڵەوە, خزمەتکار, دایەن | housekeeping, maid, babysitter, domestic help, nanny | xzmatkar
    تصوير أعراس, مصور أعراس | وێنەگرتنی ئاهەنگ | wedding photography | wenagr
    تعليق صوتي, تسجيل صوتي, استوديو صوت | تۆماری دەنگ, ستۆدیۆی دەنگ | voice over, recording studio, sound studio | dang
    مساعد افتراضي, خدمة عملاء, كول سنتر | کۆڵ سێنتەر, خزمەتگوزاری کڕیار | call center, call centre, customer service, virtual assistant | kol senter`,
  home_based_businesses: `
    أكل بيتي, طبخ بيتي, مأكولات منزلية, أكلات بيتية, طبخ منزلي | خواردنی ماڵەوە, چێشتی ماڵەوە | home cooking, homemade food, home kitchen, home made | xwardni mal
    حلويات منزلية, كيك منزلي, كيك بيتي | کێکی ماڵەوە, شیرینی ماڵەوە | homemade cakes, home bakery, home baking | keik
    خياطة منزلية, تطريز, كروشيه, أعمال يدوية, صناعات يدوية, حرف يدوية | کاری دەستی, دەستچن, کرۆشێ, نەخشاندن | handicrafts, handmade, crafts, embroidery, crochet | karidasti
    مشروع منزلي, مشاريع منزلية, مشروع بيتي, عمل من البيت | پڕۆژەی ماڵەوە, کار لە ماڵەوە | home business, home based, work from home | projay mal
    رسم, لوحات, لوحات فنية, خط عربي | وێنەکێشان, تابلۆی هونەری, خۆشنووسی | paintings, art, calligraphy, artist | huner
    إكسسوارات, اكسسوار, خرز, مسابح خرز, سبح | ئێکسسوارات, تەزبیح | accessories, beads, prayer beads | eksiswar`,
  cleaning_maintenance: `
    تنظيف, شركة تنظيف, خدمات تنظيف, تنظيف منازل | پاککردنەوە, کۆمپانیای پاککردنەوە | cleaning, cleaning company, cleaners, cleaning services, house cleaning | pakkrdnawa, tanzif
    مكوى, مكوى ملابس, غسيل ملابس, لوندري, أوتو مكوى, كوي | ئوتووخانە, جلشۆری, ئوتوو, جلشتن | laundry, dry cleaning, dry cleaner, ironing, laundromat | otu, londri
    غسيل سجاد, غسل سجاد, معمل غسيل سجاد | شوشتنی فەرش, شتنی فەرش | carpet cleaning, carpet washing | farsh shtn
    صيانة, تصليح, صيانة عامة | چاککردنەوە, سیانە | maintenance, repair, repairs, handyman | chakkrdnawa
    صيانة مولدات, تصليح مولدات | چاککردنەوەی مۆلیدە | generator repair, generator maintenance | molida
    تصليح أجهزة, صيانة أجهزة, تصليح ثلاجات, صيانة أجهزة منزلية, تصليح غسالات | چاککردنەوەی ئامێر, چاککردنەوەی سەلاجە | appliance repair, fridge repair, washing machine repair | chakkrdnaway amer
    صيانة سبالت, صيانة سبلت, تصليح سبلت, غسل سبلت | چاککردنەوەی سپلێت | ac repair, air conditioner repair | splet
    مكافحة حشرات, مكافحة آفات, رش مبيدات | لەناوبردنی مێروو, قڕکردنی مێروو | pest control, exterminator | meru
    صيانة مصاعد كهربائية, صيانة بنايات | سیانەی باڵەخانە | building maintenance, facility management | syana
    تنظيف خزانات, تسليك مجاري, سحب مجاري | پاککردنەوەی تانکی, ئاوەڕۆ | tank cleaning, drain cleaning, sewage | tanki
    جمع نفايات, نفايات, رفع أنقاض | کۆکردنەوەی خۆڵ, پاشەڕۆ | waste collection, rubbish, garbage, waste management | xashak`,
  wholesale_distribution: `
    جملة, بيع بالجملة, تاجر جملة, مكتب جملة, جملة ومفرد | کۆفرۆشی, کۆفرۆش, بە کۆ, جوملە | wholesale, wholesaler, wholesalers, bulk | kofroshi, jumla
    توزيع, موزع, شركة توزيع, وكيل توزيع | دابەشکردن, دابەشکار | distribution, distributor, distributors | dabashkrdn
    وكالة, وكالات, وكيل, وكيل حصري, وكالة تجارية | بریکارنامە, بریکار, وەکالەت, ئاژانس | agency, dealership, sole agent, exclusive agent, franchise agent | wakalat
    استيراد, تصدير, استيراد وتصدير, مستورد, شركة استيراد | هاوردە, هەناردە, هاوردەکردن, ئیستیراد | import, export, importer, exporter, trading company | hawrda, istirad
    تجارة, تاجر, شركة تجارية, تجارة عامة | بازرگانی, بازرگان, کۆمپانیای بازرگانی | trade, trading, trader, merchant, general trading | bazrgani, tijara
    امتياز, فرنشايز, امتياز تجاري, علامة تجارية, براند | فرانچایز, مارکە, براند, ئیمتیاز | franchise, brand, trademark, franchising | frenchaiz, brand
    حليب, حليب أطفال | شیر, شیری منداڵ | milk powder, baby milk | shir
    سكائر, سجائر, تبغ, تبوغ | جگەرە, تووتن | cigarettes, tobacco, tobacconist | jgara
    عطور جملة, ملابس جملة, بالات, بالة, ملابس مستعملة | باڵە, جلی بەکارهاتوو | second hand clothes, used clothes, bale | bala
    أدوات منزلية, مواد منزلية, فرفوري, أواني | کەلوپەلی ناوماڵ, قاپ و قاچاغ | household goods, kitchenware, tableware, utensils | qap
    عدد يدوية, عدد, معدات, هردوير, أدوات صناعية | ئامرازی دەستی, کەرەستەی پیشەسازی | tools, hardware, hardware store, equipment | kalupal
    مواد احتياطية جملة, زيوت جملة | ڕۆنی ئۆتۆمبێل بە کۆ | wholesale spare parts | parcha`,
  find_an_investor: `
    مستثمر, مستثمرين, مستثمرون, ممول, ممولين | وەبەرهێنەر, سەرمایەدار, پارەدارکەر | investor, investors, financier, backer | wabarhenar, mustathmir
    استثمار, استثمارات, فرصة استثمارية, فرص استثمارية, رأس مال | وەبەرهێنان, سەرمایە, هەلی وەبەرهێنان | investment, investments, capital, funding, investment opportunity | wabarhenan, istithmar`,
  find_a_partner: `
    شريك, شركاء, شراكة, شريك عمل, مشاركة | هاوبەش, شەریک, هاوبەشی, شەراکەت | partner, partners, partnership, co founder, cofounder, associate | hawbash, sharik`,
  any: `
    مشروع, مشاريع, بزنس, بزنز, أعمال, عمل تجاري | پڕۆژە, پرۆژە, بزنس, کار و پیشە | business, businesses, project, projects, venture | proja, mashru, bzns
    شركة, شركات | کۆمپانیا | company, companies, firm, corporation | kompanya, sharika
    ستارتب, ستارت أب, شركة ناشئة, شركات ناشئة, مشروع ناشئ | ستارتاپ, کۆمپانیای نوێ, ستارتئەپ | startup, startups, start up, start ups | startap
    إيجار, تأجير, للإيجار, أجار | کرێ, بەکرێدان, بۆ کرێ | rent, rental, lease, for rent, to let | kre, ijar
    سرقفلية, سرقفليه, خلو | سەرقوفڵی | key money, goodwill | sarqufli
    مستعمل, مستعملة, سكند هاند | بەکارهاتوو, دەستی دوو | used, second hand, secondhand | bakarhatu
    رخصة, إجازة, إجازة بناء, ترخيص, رخص | مۆڵەت, ئیجازە | licence, license, permit | molat
    أرباح, ربح, دخل, مدخول, وارد | قازانج, داهات | profit, profits, income, revenue, turnover | qazanj
    منظمة, منظمات, جمعية, مؤسسة | ڕێکخراو, دامەزراوە | organization, organisation, ngo, foundation, association | rekxraw
    مجمع تجاري, مول, مولات, مجمعات, قيصرية | مۆڵ, سەنتەری بازرگانی, قەیسەری | mall, shopping mall, shopping center, shopping centre, arcade | mol
    سوق, بازار | بازاڕ | bazaar, souk | bazar
    أطفال, طفل | منداڵ, منداڵان | children, kids, baby | mndal
    نسائي, نسائية, نساء | ئافرەتان, ژنان | women, ladies, female | afrat
    رجالي, رجالية, رجال | پیاوان, پیاوانە | men, male, gents | pyaw
    ماكنة خياطة, مكائن خياطة | مەکینەی دوورین | sewing machine, sewing machines | makinay durin
    كهرباء, طاقة | کارەبا, وزە | electricity, power, energy | karaba
    معرض, معارض, صالة عرض | پێشانگا | showroom, exhibition, showrooms | peshanga`,
};

/** One thing, and its names in each way to write it. */
export interface Trade {
  /** Left out where it belongs to several. */
  category?: CategoryId;
  names: Readonly<Record<(typeof languageCodes)[number] | 'latin', readonly string[]>>;
}

const namesIn = (column = '') => column.split(',').flatMap((name) => name.trim() || []);

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
