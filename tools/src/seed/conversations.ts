/** Who speaks: the one who asks about the ad, or its owner. */
type Line = readonly [side: 'asker' | 'owner', content: string];

/** A talk between the owner of an ad and someone who asks about it. */
export interface SeedConversation {
  ad: string;
  /** Key of a member. */
  asker: string;
  /** When it began. */
  daysAgo: number;
  messages: readonly Line[];
}

export const conversations: readonly SeedConversation[] = [
  {
    ad: 'karrada-grill-with-key-money',
    asker: 'ali-rubaie',
    daysAgo: 2.6,
    messages: [
      ['asker', 'السلام عليكم، المطعم بعده موجود؟'],
      ['owner', 'وعليكم السلام، إي نعم موجود. حضرتك تشتري لو وسيط؟'],
      ['asker', 'أشتري لنفسي، عندي مطاعم بالكرادة والجادرية وأعرف المنطقة زين.'],
      ['owner', 'حياك الله. تفضل اسأل.'],
      ['asker', 'عقد الإيجار باسم منو؟ وصاحب الملك يوافق ينقله لو يريد عقد جديد؟'],
      [
        'owner',
        'باسم الوالد رحمه الله، وصاحب الملك كتب ورقة إنه ينقله للمشتري بنفس الإيجار لنهاية 2027.',
      ],
      ['asker', 'زين. والورثة كلهم موافقين؟'],
      ['owner', 'ثلاثة، وكلنا نوقّع سوة. أختي بأربيل وعندنا وكالة منها.'],
      ['asker', 'العمال يبقون؟ خصوصاً أسطة المنقلة.'],
      ['owner', 'أبو سيف صارله تسع سنين يمنا ويحب يبقى. اثنين من الشباب يمكن يطلعون.'],
      ['asker', 'ساحبة الدخان شوكت اندلت؟'],
      ['owner', 'قبل سنة ونص، تركية، وعندنا ورقة الضمان.'],
      ['asker', 'السعر بيه مجال؟ 95 شوية عالي على 85 متر.'],
      [
        'owner',
        'الواجهة ستة أمتار على الشارع العام والعدة كلها بيها. للجادّ ننزل شي بسيط من نتقابل، مو على الكتابة.',
      ],
      ['asker', 'حقك. أقدر أجي أگعد يم الكاشير مثل ما كاتبين بالإعلان؟'],
      ['owner', 'أكيد، أسبوع كامل إذا تحب. الأحسن من العصر للعشرة.'],
      ['asker', 'السبت العصر أكون يمكم إن شاء الله.'],
      ['owner', 'على الراس.'],
      ['asker', 'اليوم گعدت أربع ساعات، الشغل مثل ما كتبتوا والله. 1,050,000 لحد التسعة.'],
      ['owner', 'إحنا ما نكتب شي ما نگدر نثبته. باچر أهدأ، تعال شوفه هم.'],
      ['asker', 'أجي. وأريد أشوف وصولات المولدة والإيجار لآخر سنة.'],
      ['owner', 'موجودة كلها بفايل، أخلّيها يم الكاشير باسمك.'],
      ['asker', 'ممنون، وجيب وياك ورقة صاحب الملك.'],
      ['owner', 'صار.'],
    ],
  },
  {
    ad: 'amedi-sulav-cabins',
    asker: 'shvan-dizayee',
    daysAgo: 9.2,
    messages: [
      ['asker', 'سڵاو بێریڤان خان، دەستان خۆش بێت. زەوییەکە تاپۆی خۆتانە؟'],
      ['owner', 'سڵاو کاک شڤان. بەڵێ، 1,400 مەترە و بەناوی باوکمەوەیە، هەموو میراتگرەکانیش ڕازین.'],
      ['asker', 'زستان چی لێ دەکەن؟ نووسیوتانە گەرمکردنی ناوەندیی نییە.'],
      [
        'owner',
        'تەنیا کاتی بەفر دوو سێ کۆخ بە سۆپا دەدەین بە کرێ، ئەوانی تر دادەخەین و ئاوی بۆرییەکان بەتاڵ دەکەین.',
      ],
      ['asker', 'کێ ئێستا بەڕێوەی دەبات؟'],
      ['owner', 'پاسەوانەکە لەگەڵ هاوسەرەکەی. حجز و پارە لای خوشکمە لە دهۆک.'],
      ['asker', 'میوانەکان زۆرتر لە کوێوە دێن؟'],
      [
        'owner',
        'نیوەیان لە بەغدا و مووسڵەوە، ئەوانی تر لە هەولێر و دهۆک. لەم ساڵەوە خەڵکی بەسرەش زۆر بوون.',
      ],
      ['asker', 'جێگەی کۆخی تر دەبێتەوە؟'],
      ['owner', 'بۆ دوو دانەی تر شوێنمان هێشتووەتەوە، لای کانییەکە.'],
      ['asker', 'زۆر باشە. هەینی دێمە دهۆک، دەتوانین پێکەوە بچینە سەر شوێنەکە؟'],
      ['owner', 'هەینی پێش نیوەڕۆ لەوێم. کە گەیشتیتە سۆلاف تەلەفۆنم بۆ بکە.'],
      ['asker', 'بە پشتیوانی خودا.'],
    ],
  },
  {
    ad: 'najaf-hotel-management-saas',
    asker: 'ninos-khoshaba',
    daysAgo: 5.1,
    messages: [
      [
        'asker',
        'Hi Maryam, I back small software companies in Iraq and know someone who could run yours. Is it still for sale?',
      ],
      [
        'owner',
        'Hi Ninos, it is. Two hotel owners have asked too, but I would rather hand it to people who know software.',
      ],
      ['asker', 'Good to hear. How many of the 44 hotels paid on time last month?'],
      ['owner', '41. Two pay every quarter and one is always late, until I call his cousin.'],
      ['asker', 'Ha. And what does it take to sign up a new hotel?'],
      [
        'owner',
        'Two days of our support agent on site, mostly to teach the night clerk how to scan passports.',
      ],
      ['asker', 'Arbaeen on a single server worries me a little.'],
      [
        'owner',
        'It worried me as well, so I tested three times that load in July. The report is in the folder, and moving the scans to object storage is the next step in the plan.',
      ],
      [
        'asker',
        'Could we see the audit folder and an export of the last twelve months of invoices?',
      ],
      ['owner', 'After a short NDA, yes. It is one page, in Arabic and English.'],
      ['asker', 'Fine. A call on Tuesday at 11, with the person I have in mind?'],
      ['owner', 'Tuesday at 11 works, Doha is on the same time. I will send the link here.'],
      ['asker', 'One more thing: are the contracts with the hotels transferable?'],
      ['owner', 'They are with the company, not with me, so they move with the shares.'],
      ['asker', 'Great. Talk on Tuesday.'],
    ],
  },
  {
    ad: 'karbala-hotel-operating-partner',
    asker: 'jawad-ansari',
    daysAgo: 12.4,
    messages: [
      ['asker', 'السلام عليكم ورحمة الله. قرأت إعلان الفندق، وأنا أدير فندقين للزائرين في النجف.'],
      ['owner', 'وعليكم السلام ورحمة الله، أهلاً بكم. هذا بالضبط ما نبحث عنه.'],
      ['asker', 'هل صدرت موافقة الدفاع المدني أم بقيت عليها ملاحظات؟'],
      ['owner', 'الكاميرات والمنظومة منصوبة، وبقي الكشف الأخير ويكون بعد التأثيث.'],
      ['asker', 'والتبريد، مركزي أم سبلت لكل غرفة؟'],
      ['owner', 'التأسيس جاهز للاثنين، والقرار لمن يشغّل.'],
      [
        'asker',
        'عندي قافلتان من لبنان وثلاث من القطيف طوال السنة. بها نبدأ من أول شهر بإشغال معقول إن شاء الله.',
      ],
      [
        'owner',
        'هذا الكلام يفرّح الوالد. النسبة كما كتبناها 55 بالمئة في الخمس الأولى، هل تناسبكم؟',
      ],
      ['asker', 'تناسبني إذا كانت أول ستة أشهر بلا حد أدنى مضمون، لأن التأثيث عليّ.'],
      ['owner', 'أعرضها على أولاد عمي وأجيبكم يوم الأحد.'],
      ['owner', 'السلام عليكم، موافقون على الستة أشهر، ونريد أن يكون المحاسب منا.'],
      ['asker', 'وعليكم السلام، لا مانع. ومن طرفنا مدقق كل ثلاثة أشهر.'],
      ['owner', 'على بركة الله. متى تشرفوننا؟'],
      ['asker', 'الخميس بعد صلاة الظهر، وأجلب معي مسودة العقد.'],
      ['owner', 'بانتظاركم.'],
    ],
  },
  {
    ad: 'sulaymaniyah-qaradagh-beehives',
    asker: 'berivan-doski',
    daysAgo: 6.8,
    messages: [
      [
        'asker',
        'سڵاو ڕێزان خان، ئێمە لە دهۆک هەنگوین کۆدەکەینەوە. ئەم 140 پوورەیە بە جیا نافرۆشرێن؟',
      ],
      [
        'owner',
        'سڵاو بەڕێز. مامم خاوەنیانە و من بۆی دەنووسم. پێی خۆشە پێکەوە بڕۆن، بەڵام بە دوو بەشیش ڕازییە.',
      ],
      ['asker', 'ئەمساڵ هەنگوین چەند بوو؟'],
      ['owner', 'لە پار کەمتر بوو، نزیکەی 800 کیلۆ، چونکە باران درەنگ هات.'],
      ['asker', 'نەخۆشیی ڤاروا چۆنە؟'],
      [
        'owner',
        'پایزان دوو جار دەرمانیان دەدات، مانگی پێشوو پزیشکی ڤێتێرنەری پشکنینی بۆ کردن و کاغەزەکەی هەیە.',
      ],
      ['asker', 'ئەو سێ شوێنەی لێیان دادەنرێن، ڕێککەوتنەکە بۆ خاوەنی نوێش دەبێت؟'],
      ['owner', 'بەڵێ، خاوەن زەوییەکان دەناسن و ئەگەر هەنگوینەکەیان پێ بگات کێشەیان نییە.'],
      ['asker', 'بیری لێ دەکەمەوە و سبەی وەڵامت دەدەمەوە.'],
      ['asker', 'سڵاو، نیوەی دەبەم ئەگەر گواستنەوەکەی تا دهۆک لەسەر ئێوە بێت.'],
      ['owner', 'مامم دەڵێت نیوەی کرێکە لەسەر من، شەوانە بگوازرێنەوە باشترە بۆ هەنگەکان.'],
      ['asker', 'ڕێککەوتین. سەرەتای هەفتە دێم بۆ بینینیان.'],
    ],
  },
  {
    ad: 'umm-qasr-clearance-trailers',
    asker: 'khalid-dulaimi',
    daysAgo: 4.3,
    messages: [
      ['asker', 'مساء الخير أستاذ حيدر، نصف المكتب يشمل التريلات لو بس التخليص؟'],
      ['owner', 'مساء النور أستاذ خالد. يشمل الاثنين، المكتب والثلاث تريلات.'],
      ['asker', 'والتريلة الأقدم اللي تحتاج تبديل، تبديلها على منو؟'],
      ['owner', 'من الصندوق قبل توزيع الأرباح، ونكتبها بالعقد.'],
      ['asker', 'إحنا نجيب موادنا من عمّان، وهسه نريد نفتح خط البحر. تقريباً 15 حاوية بالشهر.'],
      ['owner', 'هذا وحده يملّي التريلات، وتصير تكملة لبعض.'],
      ['asker', 'لكن أني ما أداوم بالميناء، عندي ابن أخي يفهم بالأتمتة ويسكن يمكم.'],
      ['owner', 'المهم اللي يداوم، والخوش آدمي نتفاهم وياه. إجازته شغلتها سنة تقريباً.'],
      ['asker', 'خلي أجي للبصرة الأسبوع الجاي ونحچي على كشف المعاملات من 2019.'],
      ['owner', 'تنوّر البصرة، والكشف يطبعه المحاسب قبل لا توصل.'],
    ],
  },
  {
    ad: 'mosul-old-house-cafe-partner',
    asker: 'zainab-khafaji',
    daysAgo: 5.4,
    messages: [
      ['asker', 'مرحباً، كم يبعد البيت عن جامع النوري؟'],
      ['owner', 'مرحباً، أقل من عشر دقائق مشياً، في عوجة ضيقة لكن السيارة تصل إلى رأسها.'],
      ['asker', 'أنا من بغداد وأخي صاحب محمصة قهوة ومطعم صغير، ونفتش عن شراكة في الموصل.'],
      ['owner', 'جميل، القهوة عندنا أهم من الأكل. هل ينتقل أخوك إلى هنا؟'],
      ['asker', 'أول ستة أشهر نعم. لكننا نستطيع أن نضع خمسين مليوناً الآن والباقي بعد الافتتاح.'],
      ['owner', 'ممكن إذا تأخر السقف المتحرك إلى الربيع، فهو وحده ستة عشر مليوناً.'],
      ['asker', 'وهل موافقة دائرة الآثار موجودة؟'],
      ['owner', 'نعم، مع المخططات. أرسلها لك مع صور ما بعد الترميم.'],
      ['asker', 'شكراً جزيلاً، سأعرضها على أخي الليلة.'],
    ],
  },
  {
    ad: 'kirkuk-qaysari-fabrics',
    asker: 'rezan-barzinji',
    daysAgo: 21,
    messages: [
      [
        'asker',
        'سڵاو کاک ئاراس، من کارگەی دروومانم هەیە لە سلێمانی و لە کۆنەوە قوماشی ئێوە دەکڕم.',
      ],
      ['owner', 'سڵاو ڕێزان خان، بەخێر بێیت. دوکانەکەت دەناسیت کەواتە.'],
      [
        'asker',
        'بەڵێ. ئەگەر وەریبگرم هەر بە قوماش دەیهێڵمەوە و دوو لە کچەکانی کارگەکە تێیدا دادەنیشن.',
      ],
      ['owner', 'ئەمە دڵخۆشم دەکات، باپیرم وای دەویست. بۆ خەڵکی بازاڕ لە نرخدا ڕێک دەکەوین.'],
      ['asker', 'مامەڵەی ئەوقاف قورسە؟'],
      ['owner', 'دوو هەفتەی پێ دەوێت، کرێی ساڵانەیان کەمە و هەموو وەسڵەکان لای خۆمە.'],
      ['asker', 'سوپاس. دوای جەردی مانگی داهاتوو دێم و دادەنیشین.'],
    ],
  },
  {
    ad: 'basra-steel-fabrication-shop',
    asker: 'haider-mayahi',
    daysAgo: 3.2,
    messages: [
      [
        'asker',
        'Good morning. We do transport and lifting for two contractors in Rumaila and I saw your workshop once. Is it still available?',
      ],
      [
        'owner',
        'Good morning Haider. It is. I handle the sale for the two owners, they prefer the shop floor to the telephone.',
      ],
      ['asker', 'What is in the order book at the moment?'],
      [
        'owner',
        'Pipe supports and two skids, about four months of work. The purchase orders can be seen on site.',
      ],
      ['asker', 'And how much is outstanding with the contractors today?'],
      ['owner', 'A little over 210,000 dollars, nothing older than 110 days.'],
      ['asker', 'Would the state lease be transferred, or do we start again from zero?'],
      ['owner', 'Transferred, it runs until 2034. The directorate has confirmed it in writing.'],
      ['asker', 'Good. Sunday, with my accountant?'],
      [
        'owner',
        'Sunday after nine. Bring safety shoes please, the gate will not let you in without them.',
      ],
      ['asker', 'Will do.'],
      ['asker', 'We are at the gate.'],
      ['owner', 'Coming.'],
    ],
  },
  {
    ad: 'hillah-fish-feed-partner',
    asker: 'sajjad-ghizzi',
    daysAgo: 8.7,
    messages: [
      ['asker', 'السلام عليكم، عندي أحواض كارب بسوق الشيوخ وأشتري علف كل شهر 12 طن.'],
      ['owner', 'وعليكم السلام، يعني أنت زبون قبل لا تصير شريك!'],
      ['asker', 'هههه إي والله. الإيراني هالسنة صار يتأخر ويخرّب علينا الموسم.'],
      ['owner', 'لهذا نريد مخزون مواد أولية يكفي الموسم كله، والخط يطلّع طن ونص بالساعة.'],
      ['asker', 'الـ65 مليون تنصرف دفعة وحدة؟'],
      ['owner', 'لا، صويا بكانون ومسحوق سمك بشباط، وكل وصل باسم الشريك.'],
      ['asker', 'وإذا وگفت الماكنة نص الموسم؟'],
      ['owner', 'المادة باسمك وتنباع بسعرها، والسوق يطلبها. وعندنا قطع غيار للبثق.'],
      ['asker', 'خوش. أخلص بيعة هالموسم وأجيكم للحلة.'],
      ['owner', 'أهلاً وسهلاً بأي وقت.'],
    ],
  },
  {
    ad: 'rusafa-bike-delivery-startup',
    asker: 'fatima-musawi',
    daysAgo: 1.1,
    messages: [
      ['asker', 'مرحباً، هل توصلون خارج بغداد أم الرصافة فقط؟'],
      ['owner', 'مرحباً ست فاطمة، الرصافة فقط حالياً، والخطوة الجاية الكرخ إن شاء الله.'],
      [
        'asker',
        'عندي متجر تمور وهدايا في كربلاء وأكثر زبائني ببغداد. إذا فتحتم الكرخ أعطيكم كل طلباتي.',
      ],
    ],
  },
  {
    ad: 'kirkuk-cold-store',
    asker: 'dilshad-amedi',
    daysAgo: 14.6,
    messages: [
      [
        'asker',
        'سڵاو کاک ئاراس، من کێڵگەی قارچک و سێوم هەیە لە دهۆک. ساردخانەکە تەنیا بۆ پەتاتەیە؟',
      ],
      ['owner', 'سڵاو. نا، لە نەخشەکەدا چوار ژوور بۆ میوە دانراون، پلەیان جیایە.'],
      ['asker', 'کەی دەکرێتەوە؟'],
      ['owner', 'ئەگەر وەبەرهێنەرەکە پێش زستان دیاری بێت، بۆ پایزی داهاتوو ئامادە دەبێت.'],
      ['asker', 'وەبەرهێنان بۆ من گەورەیە، بەڵام دەتوانم بەڵێننامەی 60 تۆن واژوو بکەم.'],
      ['owner', 'ئەوەش یارمەتییەکی گەورەیە، هەر بەڵێننامەیەک لای بانک قورسایی خۆی هەیە.'],
      ['asker', 'نرخەکە هەر 45 هەزارە بۆ تۆنێک؟'],
      ['owner', 'بۆ سێ ساڵی یەکەم بەڵێ، لە گرێبەستەکەدا نووسراوە.'],
      ['asker', 'باشە، فۆڕمەکەم بۆ بنێرە.'],
    ],
  },
  {
    ad: 'chibayish-marsh-boats-mudhif',
    asker: 'huda-saadi',
    daysAgo: 0.9,
    messages: [
      [
        'asker',
        'السلام عليكم، عندي مكتب سفر بالعمارة وتجيني كروبات أجانب وأحچي إنكليزي. الشراكة بعدها مفتوحة؟',
      ],
      ['owner', 'وعليكم السلام، إي مفتوحة، وهذا اللي أدوّر عليه.'],
      [
        'asker',
        'قبل الشراكة خلي نجرّب بعض. عندي 14 نفر، ثلاثة ألمان والباقي من بغداد، أول جمعة من كانون الأول.',
      ],
      ['owner', 'الماي بهالوقت زين والطيور هواي. الغدة مسكوف وخبز طابك وقيمر.'],
      ['asker', 'الله، هذا اللي يريدوه. بس الحمام شلون؟'],
      ['owner', 'واحد نظيف يم المضيف، والثلاث غرف الجديدة بحمامات إن شاء الله من فلوس الشراكة.'],
      ['asker', 'تمام ثبّتها: شختورتين ساعتين وغدة، بدون مبيت.'],
      ['owner', 'صار. وإذا عجبهم الشغل نگعد ونحچي بالنص.'],
    ],
  },
];
