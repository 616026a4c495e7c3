import type { SeedPrivilege } from './content-shapes.ts'

/** Meals that fit a working day, and what a shared kitchen needs. */
export const foodAndGroceries: readonly SeedPrivilege[] = [
  {
    category: 'food',
    shops: ['harbour-kitchen'],
    picture: 'hot-meal',
    picked: true,
    memberLimit: 2,
    memberPeriod: 'day',
    title: {
      english: 'A full hot meal after work',
      chinese: '下班吃顿热饭',
      bengali: 'কাজ শেষে পেট ভরে গরম খাবার',
      india: 'வேலை முடிந்ததும் சூடான சாப்பாடு',
    },
    benefit: { english: 'S$4.50, not S$6', chinese: '只要 S$4.50', bengali: 'মাত্র S$4.50', india: 'S$4.50 மட்டும்' },
    body: {
      english:
        'Rice, one meat or fish, two vegetables and a drink for **S$4.50**. Without the card it is S$6.\n\nMore rice is free, just ask. There is a vegetarian plate every day, and no pork in the kitchen.\n\nAt the counter, before you pay: tap **Use now** and scan the shop’s QR code.',
      chinese:
        '一份饭、一样肉或鱼、两样青菜，加一杯饮料，一共 **S$4.50**。没有会员卡是 S$6。\n\n饭不够可以免费添。每天都有素食。厨房不用猪肉。\n\n付款前，在柜台点**现在使用**，扫店里的二维码。',
      bengali:
        'ভাত, মাছ বা মাংস, দুই রকম সবজি আর একটি পানীয়, সব মিলিয়ে **S$4.50**। কার্ড ছাড়া দাম S$6।\n\nআরও ভাত লাগলে চেয়ে নিন, টাকা লাগবে না। রোজ নিরামিষ খাবারও থাকে। এখানে শূকরের মাংস রান্না হয় না।\n\nটাকা দেওয়ার আগে কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।',
      india:
        'சோறு, மீன் அல்லது கறி, இரண்டு காய்கறி, குடிக்க ஏதாவது: எல்லாம் சேர்த்து **S$4.50**. கார்டு இல்லாமல் S$6.\n\nசோறு இன்னும் வேண்டுமா? கேட்டால் இலவசம். தினமும் சைவச் சாப்பாடும் உண்டு. பன்றிக் கறி சமைப்பதில்லை.\n\nபணம் கட்டும் முன் கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.',
    },
    terms: {
      english: '- Every day from 11 am to 9 pm.\n- Up to 2 meals a day with one card.\n- To eat there or to take away.',
      chinese: '- 每天 11:00–21:00。\n- 一张会员卡每天最多 2 份。\n- 堂食、打包都可以。',
      bengali: '- প্রতিদিন সকাল 11টা থেকে রাত 9টা।\n- একটি কার্ডে দিনে সর্বোচ্চ 2 বেলার খাবার।\n- বসে খান বা প্যাকেট করে নিন।',
      india: '- தினமும் காலை 11 மணி முதல் இரவு 9 மணி வரை.\n- ஒரு கார்டுக்கு ஒரு நாளில் 2 சாப்பாடு வரை.\n- அங்கேயே சாப்பிடலாம், பார்சலும் வாங்கலாம்.',
    },
  },
  {
    category: 'food',
    shops: ['jasmine-lamp'],
    picture: 'dosai',
    picked: false,
    title: {
      english: 'Buy 3 dosai, the 4th is free',
      chinese: '印度煎饼，吃 4 份付 3 份的钱',
      bengali: '3টি দোসা কিনলে 1টি ফ্রি',
      india: '3 தோசை வாங்கினால் 1 இலவசம்',
    },
    benefit: { english: 'Buy 3, get 1 free', chinese: '买 3 送 1', bengali: '3টি কিনলে 1টি ফ্রি', india: '3 + 1 இலவசம்' },
    body: {
      english:
        'Crisp dosai from a hot iron plate, with sambar and two chutneys. Order three and the fourth is **free**.\n\nCome with a friend and share: one member card is enough for the table.\n\n1. Show your member card when you order.\n2. Choose plain, onion or masala.\n3. The cheapest of the four is free.',
      chinese:
        '热铁板上现做的印度煎饼（dosai），又香又脆，配扁豆汤和两种蘸酱。点三份，第四份**免费**。\n\n和朋友一起来吧，一桌只要一张会员卡。\n\n1. 点餐时出示会员卡。\n2. 选原味、洋葱或土豆馅。\n3. 四份里最便宜的一份免费。',
      bengali:
        'গরম তাওয়ায় বানানো মচমচে দোসা, সঙ্গে সাম্বার আর দুই রকম চাটনি। তিনটি নিলে চার নম্বরটি **ফ্রি**।\n\nবন্ধুকে নিয়ে আসুন, ভাগ করে খান। এক টেবিলে একটি সদস্য কার্ডই যথেষ্ট।\n\n1. অর্ডারের সময় সদস্য কার্ড দেখান।\n2. প্লেইন, পেঁয়াজ বা মাসালা, যেটা ভালো লাগে নিন।\n3. চারটির মধ্যে যেটির দাম কম, সেটি ফ্রি।',
      india:
        'சூடான கல்லில் சுட்ட மொறுமொறு தோசை, கூடவே சாம்பாரும் இரண்டு சட்னியும். மூன்று வாங்கினால் நான்காவது **இலவசம்**.\n\nநண்பரோடு சேர்ந்து சாப்பிடலாம். ஒரு மேசைக்கு ஒரு உறுப்பினர் கார்டு போதும்.\n\n1. ஆர்டர் செய்யும்போது உறுப்பினர் கார்டைக் காட்டவும்.\n2. சாதா, வெங்காயம், மசாலா: பிடித்ததைச் சொல்லவும்.\n3. நான்கில் விலை குறைந்தது இலவசம்.',
    },
    terms: {
      english: '- Every day, from opening to closing.\n- At most 2 free dosai a day with one card.\n- To eat there or to take away.',
      chinese: '- 每天营业时间内都可以。\n- 一张会员卡每天最多送 2 份。\n- 堂食、打包都可以。',
      bengali: '- প্রতিদিন, দোকান যতক্ষণ খোলা।\n- একটি কার্ডে দিনে সর্বোচ্চ 2টি দোসা ফ্রি।\n- বসে খান বা প্যাকেট করে নিন।',
      india: '- தினமும், கடை திறந்திருக்கும் நேரம் முழுதும்.\n- ஒரு கார்டுக்கு ஒரு நாளில் 2 இலவசத் தோசை வரை.\n- அங்கேயே சாப்பிடலாம், பார்சலும் வாங்கலாம்.',
    },
  },
  {
    category: 'food',
    shops: ['nine-lanterns'],
    picture: 'noodles',
    picked: false,
    title: {
      english: 'Noodle soup in the evening',
      chinese: '晚上来碗热汤面',
      bengali: 'সন্ধ্যায় গরম নুডলস স্যুপ',
      india: 'மாலையில் சூடான நூடுல்ஸ் சூப்',
    },
    benefit: { english: '20% off', chinese: '8 折', bengali: '20% ছাড়', india: '20% தள்ளுபடி' },
    body: {
      english:
        'A big bowl of noodles in hot soup with green vegetables and fish balls, chicken or tofu: **20% off** every evening from 6 pm.\n\nA bowl of S$5 costs you S$4.\n\nShow your member card when you order. Say if you want it spicy, or without meat.',
      chinese:
        '一大碗热汤面，有青菜，再选鱼丸、鸡肉或豆腐。每天晚上 6 点起 **8 折**。\n\n原价 S$5 一碗，您只付 S$4。\n\n点餐时请出示会员卡。要辣，或者不要肉，说一声就行。',
      bengali:
        'বড় এক বাটি গরম নুডলস স্যুপ, সঙ্গে শাকসবজি আর ফিশ বল, মুরগি বা টোফু। রোজ সন্ধ্যা 6টা থেকে **20% ছাড়**।\n\nS$5‑এর বাটি আপনি পাবেন S$4‑এ।\n\nঅর্ডারের সময় সদস্য কার্ড দেখান। ঝাল চাইলে বা মাংস না চাইলে বলে দিন।',
      india:
        'பெரிய கிண்ணத்தில் சூடான நூடுல்ஸ் சூப், கீரை, கூடவே மீன் உருண்டை, கோழி அல்லது டோஃபு. தினமும் மாலை 6 மணி முதல் **20% தள்ளுபடி**.\n\nS$5 சூப் உங்களுக்கு S$4.\n\nஆர்டர் செய்யும்போது உறுப்பினர் கார்டைக் காட்டவும். காரம் வேண்டும், கறி வேண்டாம் என்றால் சொல்லவும்.',
    },
    terms: {
      english: '- Every day from 6 pm to 10 pm.\n- For you and one friend.\n- An egg or more meat is at the normal price.',
      chinese: '- 每天 18:00–22:00。\n- 您和一位朋友都可以用。\n- 加蛋、加肉按原价。',
      bengali: '- প্রতিদিন সন্ধ্যা 6টা থেকে রাত 10টা।\n- আপনার ও একজন বন্ধুর জন্য।\n- ডিম বা বাড়তি মাংস নিলে সাধারণ দাম।',
      india: '- தினமும் மாலை 6 மணி முதல் இரவு 10 மணி வரை.\n- உங்களுக்கும் ஒரு நண்பருக்கும்.\n- முட்டை, கூடுதல் கறிக்கு வழக்கமான விலை.',
    },
  },
  {
    category: 'food',
    shops: ['nine-lanterns', 'harbour-kitchen'],
    picture: 'tea-and-bun',
    picked: false,
    memberLimit: 1,
    memberPeriod: 'day',
    title: {
      english: 'Morning tea and a warm bun',
      chinese: '早上一杯热茶，一个热面包',
      bengali: 'সকালের চা আর গরম বান',
      india: 'காலையில் டீயும் சூடான பன்னும்',
    },
    benefit: { english: 'S$1.50 a set', chinese: '一套 S$1.50', bengali: 'এক সেট S$1.50', india: 'ஒரு செட் S$1.50' },
    body: {
      english:
        'Hot milk tea or coffee and a warm bun with coconut jam or red bean: **S$1.50** in place of S$2.50.\n\nBoth shops open at 5 am, so it is ready before your lorry leaves. Ask for a bag and take it with you.\n\nAt the counter, before you pay: tap **Use now** and scan the shop’s QR code.',
      chinese:
        '热奶茶或咖啡，加一个热面包（椰酱或红豆馅），只要 **S$1.50**，平时 S$2.50。\n\n两家店早上 5 点就开门，上车前就能拿到，也可以打包带走。\n\n付款前，在柜台点**现在使用**，扫店里的二维码。',
      bengali:
        'দুধ চা বা কফি, সঙ্গে নারকেলের জ্যাম বা রেড বিনের গরম বান: S$2.50‑এর বদলে **S$1.50**।\n\nদুটি দোকানই ভোর 5টায় খোলে, লরি ছাড়ার আগেই পেয়ে যাবেন। প্যাকেট করে সঙ্গেও নিতে পারেন।\n\nটাকা দেওয়ার আগে কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।',
      india:
        'பால் டீ அல்லது காபி, கூடவே தேங்காய் ஜாம் அல்லது ரெட் பீன் வைத்த சூடான பன்: S$2.50‑க்குப் பதில் **S$1.50**.\n\nஇரண்டு கடைகளும் காலை 5 மணிக்கே திறக்கும், லாரி கிளம்பும் முன் வாங்கிவிடலாம். பார்சலும் உண்டு.\n\nபணம் கட்டும் முன் கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.',
    },
    terms: {
      english: '- Every day from 5 am to 9 am.\n- One set a day with one card.\n- The same price at both shops.',
      chinese: '- 每天 5:00–9:00。\n- 一张会员卡每天一套。\n- 两家店价格一样。',
      bengali: '- প্রতিদিন ভোর 5টা থেকে সকাল 9টা।\n- একটি কার্ডে দিনে এক সেট।\n- দুটি দোকানেই একই দাম।',
      india: '- தினமும் காலை 5 மணி முதல் 9 மணி வரை.\n- ஒரு கார்டுக்கு ஒரு நாளில் ஒரு செட்.\n- இரண்டு கடைகளிலும் ஒரே விலை.',
    },
  },
  {
    category: 'groceries',
    shops: ['seven-baskets'],
    picture: 'rice-bag',
    picked: true,
    memberLimit: 2,
    memberPeriod: 'week',
    title: {
      english: 'Every 5 kg bag of rice for less',
      chinese: '5 公斤大米，每包便宜 S$2',
      bengali: '5 কেজি চালের ব্যাগে S$2 কম',
      india: '5 கிலோ அரிசிக்கு S$2 குறைவு',
    },
    benefit: { english: 'S$2 off a bag', chinese: '每包减 S$2', bengali: 'ব্যাগে S$2 ছাড়', india: 'S$2 தள்ளுபடி' },
    body: {
      english:
        'For members, every 5 kg bag is **S$2 cheaper**:\n\n- parboiled rice and ponni rice\n- basmati rice\n- jasmine rice\n\nThe shelf shows the normal price. At the counter, before you pay: tap **Use now** and scan the shop’s QR code, and S$2 comes off the bag.',
      chinese:
        '会员买 5 公斤装的大米，每包**便宜 S$2**：\n\n- 泰国香米\n- 印度香米（basmati）\n- 半熟米和 ponni 米\n\n货架上写的是原价。付款前，在柜台点**现在使用**，扫店里的二维码，就减 S$2。',
      bengali:
        'সদস্য হলে 5 কেজির প্রতিটি ব্যাগে **S$2 কম**:\n\n- সেদ্ধ চাল ও পোন্নি চাল\n- বাসমতী চাল\n- জেসমিন চাল\n\nশেলফে সাধারণ দাম লেখা থাকে। টাকা দেওয়ার আগে কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন, ব্যাগের দাম S$2 কমে যাবে।',
      india:
        'உறுப்பினர்களுக்கு ஒவ்வொரு 5 கிலோ பாக்கெட்டுக்கும் **S$2 குறைவு**:\n\n- புழுங்கல் அரிசி, பொன்னி அரிசி\n- பாஸ்மதி அரிசி\n- ஜாஸ்மின் அரிசி\n\nரேக்கில் எழுதியிருப்பது வழக்கமான விலை. பணம் கட்டும் முன் கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும். S$2 குறையும்.',
    },
    terms: {
      english: '- 1 bag each time, up to 2 times a week with one card.\n- Bags of 5 kg only.\n- While the shop has rice in stock.',
      chinese: '- 一张会员卡每次 1 包，每星期最多 2 次。\n- 只限 5 公斤装。\n- 卖完为止。',
      bengali: '- একটি কার্ডে প্রতিবার 1 ব্যাগ, সপ্তাহে 2 বার পর্যন্ত।\n- শুধু 5 কেজির ব্যাগে।\n- দোকানে চাল থাকা পর্যন্ত।',
      india: '- ஒரு கார்டுக்கு ஒரு முறைக்கு 1 பாக்கெட், வாரத்தில் 2 முறை வரை.\n- 5 கிலோ பாக்கெட்டுகளுக்கு மட்டும்.\n- கடையில் அரிசி ஸ்டாக் உள்ள வரை.',
    },
  },
  {
    category: 'groceries',
    shops: ['seven-baskets'],
    picture: 'vegetables',
    picked: false,
    title: {
      english: 'Fresh vegetables after 7 pm',
      chinese: '晚上 7 点后，新鲜蔬菜更便宜',
      bengali: 'সন্ধ্যা 7টার পর টাটকা সবজি',
      india: 'மாலை 7 மணிக்குப் பிறகு ஃப்ரெஷ் காய்கறி',
    },
    benefit: { english: '30% off', chinese: '7 折', bengali: '30% ছাড়', india: '30% தள்ளுபடி' },
    body: {
      english:
        'What came in this morning costs **30% less** in the evening: spinach, cabbage, long beans, okra, bitter gourd, tomatoes, chillies and more.\n\nEnough for a pot for you and your room-mates. Look for the green baskets at the door.\n\nShow your member card at the counter.',
      chinese:
        '早上到的菜，晚上 **7 折**：菠菜、包菜、豆角、秋葵、苦瓜、番茄、辣椒，还有别的。\n\n买一些回去，大家一起煮一锅。请找门口的绿色篮子。\n\n付款时在柜台出示会员卡。',
      bengali:
        'সকালে আসা সবজি সন্ধ্যায় **30% কম দামে**: পালং শাক, বাঁধাকপি, বরবটি, ঢেঁড়স, করলা, টমেটো, কাঁচা মরিচ এবং আরও অনেক কিছু।\n\nরুমের সবাই মিলে এক হাঁড়ি রান্না হয়ে যাবে। দরজার পাশে সবুজ ঝুড়ি দেখুন।\n\nকাউন্টারে সদস্য কার্ড দেখান।',
      india:
        'காலையில் வந்த காய்கறி மாலையில் **30% குறைவு**: கீரை, முட்டைக்கோஸ், பயத்தங்காய், வெண்டைக்காய், பாகற்காய், தக்காளி, மிளகாய், இன்னும் பல.\n\nஉங்களுக்கும் ரூமில் உள்ளவர்களுக்கும் சேர்த்துச் சமைக்கலாம். வாசலில் பச்சைக் கூடைகளைப் பார்க்கவும்.\n\nகவுண்டரில் உறுப்பினர் கார்டைக் காட்டவும்.',
    },
    terms: {
      english:
        '- Every day from 7 pm until the shop closes.\n- Only what is in the green baskets.\n- Nothing can be kept for you: come early for the best.',
      chinese: '- 每天 19:00 到关门。\n- 只限绿色篮子里的菜。\n- 不能预留，早来可以挑好的。',
      bengali: '- প্রতিদিন সন্ধ্যা 7টা থেকে দোকান বন্ধ হওয়া পর্যন্ত।\n- শুধু সবুজ ঝুড়ির সবজিতে।\n- আগে থেকে রেখে দেওয়া হয় না, আগে এলে ভালোটা পাবেন।',
      india: '- தினமும் மாலை 7 மணி முதல் கடை மூடும் வரை.\n- பச்சைக் கூடையில் உள்ளவை மட்டும்.\n- எடுத்து வைக்க முடியாது. சீக்கிரம் வந்தால் நல்லது கிடைக்கும்.',
    },
  },
  {
    category: 'groceries',
    shops: ['seven-baskets'],
    picture: 'toiletries',
    picked: false,
    title: {
      english: 'Soap, shampoo and toothpaste',
      chinese: '肥皂、洗发水、牙膏',
      bengali: 'সাবান, শ্যাম্পু ও টুথপেস্ট',
      india: 'சோப்பு, ஷாம்பு, டூத்பேஸ்ட்',
    },
    benefit: { english: '15% off', chinese: '8.5 折', bengali: '15% ছাড়', india: '15% தள்ளுபடி' },
    body: {
      english:
        '**15% off** what you need to wash, shave and do the laundry:\n\n- soap, shampoo, toothpaste and toothbrushes\n- razors and shaving foam\n- washing powder\n\nShow your member card at the counter.',
      chinese:
        '洗漱、刮胡子、洗衣服的用品都打 **8.5 折**：\n\n- 肥皂、洗发水、牙膏、牙刷\n- 剃须刀、剃须泡沫\n- 洗衣粉\n\n付款时在柜台出示会员卡。',
      bengali:
        'গোসল, শেভ আর কাপড় ধোয়ার জিনিসে **15% ছাড়**:\n\n- সাবান, শ্যাম্পু, টুথপেস্ট, টুথব্রাশ\n- রেজর ও শেভিং ফোম\n- কাপড় ধোয়ার পাউডার\n\nনিজের জন্য নিন, বাড়িতে পাঠানোর বাক্সেও দিন। কাউন্টারে সদস্য কার্ড দেখান।',
      india:
        'குளிக்க, ஷேவ் செய்ய, துணி துவைக்கத் தேவையானவற்றுக்கு **15% தள்ளுபடி**:\n\n- சோப்பு, ஷாம்பு, டூத்பேஸ்ட், டூத்பிரஷ்\n- ரேசர், ஷேவிங் ஃபோம்\n- வாஷிங் பவுடர்\n\nகவுண்டரில் உறுப்பினர் கார்டைக் காட்டவும்.',
    },
    terms: {
      english: '- Every day, from opening to closing.\n- Not on things that are already cheaper.\n- 15% off the first S$50 of each visit.',
      chinese: '- 每天营业时间内都可以。\n- 已经打折的商品除外。\n- 每次购物，前 S$50 打 8.5 折，超出部分按原价。',
      bengali: '- প্রতিদিন, দোকান যতক্ষণ খোলা।\n- যে জিনিসে আগে থেকেই ছাড় আছে, তাতে নয়।\n- প্রতিবার কেনাকাটার প্রথম S$50‑এ 15% ছাড়।',
      india:
        '- தினமும், கடை திறந்திருக்கும் நேரம் முழுதும்.\n- ஏற்கனவே விலை குறைத்த பொருட்களுக்கு இல்லை.\n- ஒவ்வொரு முறையும் முதல் S$50‑க்கு மட்டும் 15% தள்ளுபடி.',
    },
  },
]
