import type { InEveryLanguage } from '@mwc/contract/language/language'

/** What each drawing of `seed/pictures` shows, by its name. */
export const pictureDescriptions: Readonly<Record<string, InEveryLanguage>> = {
  'banner-heat': {
    english: 'A worker in a white helmet drinks water under a hot sun',
    chinese: '烈日下，一名戴白色安全帽的工友在喝水',
    bengali: 'কড়া রোদে সাদা হেলমেট পরা এক কর্মী পানি খাচ্ছেন',
    india: 'கடும் வெயிலில் வெள்ளை ஹெல்மெட் அணிந்த தொழிலாளர் தண்ணீர் குடிக்கிறார்',
  },
  'banner-sports-day': {
    english: 'Two men run for a football on a green field',
    chinese: '两名男子在绿色的球场上追着足球跑',
    bengali: 'সবুজ মাঠে দুজন ফুটবলের দিকে ছুটছেন',
    india: 'பச்சை மைதானத்தில் இருவர் கால்பந்தை நோக்கி ஓடுகிறார்கள்',
  },
  'banner-welcome': {
    english: 'Three smiling workers at the harbour; one of them waves',
    chinese: '港口边三名面带笑容的工友，其中一人在挥手',
    bengali: 'বন্দরে হাসিমুখে তিনজন কর্মী, একজন হাত নাড়ছেন',
    india: 'துறைமுகத்தில் சிரித்த முகத்துடன் மூன்று தொழிலாளர்கள்; ஒருவர் கை அசைக்கிறார்',
  },
  cinema: {
    english: 'Two people watch a film, with a big box of popcorn between them',
    chinese: '两个人在看电影，中间放着一大桶爆米花',
    bengali: 'দুজন সিনেমা দেখছেন, মাঝখানে বড় এক বাক্স পপকর্ন',
    india: 'இருவர் சினிமா பார்க்கிறார்கள்; நடுவே பெரிய பாப்கார்ன் டப்பா',
  },
  'claim-doctor': {
    english: 'A worker with his arm in a sling, beside a smiling doctor',
    chinese: '一名手臂吊着绷带的工友，旁边是面带微笑的医生',
    bengali: 'ব্যান্ডেজে হাত ঝোলানো এক কর্মী, পাশে হাসিমুখে ডাক্তার',
    india: 'கையில் கட்டுப் போட்ட தொழிலாளர்; அருகில் சிரித்த முகத்துடன் டாக்டர்',
  },
  'claim-money': {
    english: 'A smiling worker; a phone shows a tick, with money all around it',
    chinese: '面带笑容的工友；手机上显示打钩，周围都是钱',
    bengali: 'হাসিমুখে এক কর্মী; পাশের ফোনে টিক চিহ্ন, চারপাশে টাকা',
    india: 'சிரித்த முகத்துடன் தொழிலாளர்; போனில் டிக் குறி, சுற்றிலும் பணம்',
  },
  'claim-papers': {
    english: 'A hand takes a photo of papers from the doctor with a phone',
    chinese: '一只手用手机给医生开的单据拍照',
    bengali: 'ফোন দিয়ে ডাক্তারের কাগজের ছবি তোলা হচ্ছে',
    india: 'டாக்டர் தந்த காகிதங்களைப் போனில் போட்டோ எடுக்கும் கை',
  },
  'claim-tell': {
    english: 'A worker with his arm in a sling; the man beside him makes a call',
    chinese: '一名手臂吊着绷带的工友，旁边的人正在打电话',
    bengali: 'ব্যান্ডেজে হাত ঝোলানো এক কর্মী; পাশের জন ফোনে কল করছেন',
    india: 'கையில் கட்டுப் போட்ட தொழிலாளர்; அருகில் ஒருவர் போனில் பேசுகிறார்',
  },
  'data-top-up': {
    english: 'A hand holds a phone that shows rising bars and a plus sign',
    chinese: '手里的手机上显示上升的柱形和加号',
    bengali: 'হাতে একটি ফোন; স্ক্রিনে ক্রমে উঁচু হওয়া দাগ আর যোগ চিহ্ন',
    india: 'கையில் ஒரு போன்; திரையில் உயரும் பட்டைகளும் பிளஸ் குறியும்',
  },
  dosai: {
    english: 'A rolled dosai on a banana leaf, with three bowls of chutney',
    chinese: '香蕉叶上的一卷印度煎饼，配三小碗蘸酱',
    bengali: 'কলাপাতায় মোড়ানো একটি দোসা, সঙ্গে তিন বাটি চাটনি',
    india: 'வாழை இலையில் சுருட்டிய தோசை, மூன்று கிண்ணங்களில் சட்னி',
  },
  earphones: {
    english: 'White earphones on a cable, and music notes',
    chinese: '一副白色的有线耳机和几个音符',
    bengali: 'তারসহ সাদা ইয়ারফোন আর গানের চিহ্ন',
    india: 'வயருடன் வெள்ளை இயர்போன், அருகில் இசைக் குறிகள்',
  },
  glasses: {
    english: 'A smiling man with round glasses',
    chinese: '一名戴圆框眼镜、面带笑容的男子',
    bengali: 'গোল চশমা পরা হাসিমুখ একজন',
    india: 'வட்டமான கண்ணாடி அணிந்து சிரிக்கும் ஒருவர்',
  },
  haircut: {
    english: 'A smiling man has his hair cut with comb and scissors',
    chinese: '一名男子笑着让人用梳子和剪刀理发',
    bengali: 'হাসিমুখে একজন চুল কাটাচ্ছেন, পাশে চিরুনি আর কাঁচি',
    india: 'சிரித்த முகத்துடன் ஒருவருக்கு முடி வெட்டுகிறார்கள்; சீப்பும் கத்தரிக்கோலும்',
  },
  'hot-meal': {
    english: 'A plate of rice with curry, vegetables and an egg',
    chinese: '一盘米饭，配咖喱、蔬菜和鸡蛋',
    bengali: 'এক প্লেট ভাত, সঙ্গে তরকারি, সবজি আর ডিম',
    india: 'ஒரு தட்டில் சாதம், குழம்பு, காய்கறி, முட்டை',
  },
  'news-clinic-hours': {
    english: 'A clinic at night with its lights on; the clock shows 10',
    chinese: '夜里亮着灯的诊所，钟指着 10 点',
    bengali: 'রাতে আলো জ্বলা একটি ক্লিনিক; ঘড়িতে 10টা বাজে',
    india: 'இரவில் விளக்கு எரியும் கிளினிக்; கடிகாரத்தில் 10 மணி',
  },
  'news-cricket': {
    english: 'A cricket bat, a red ball and three stumps on the grass',
    chinese: '草地上的板球球棒、红球和三根门柱',
    bengali: 'ঘাসের মাঠে ক্রিকেট ব্যাট, লাল বল আর তিনটি স্টাম্প',
    india: 'புல்வெளியில் கிரிக்கெட் மட்டை, சிவப்புப் பந்து, மூன்று ஸ்டம்புகள்',
  },
  'news-english-class': {
    english: 'Two people talk over an open book',
    chinese: '两个人对着一本打开的书说话',
    bengali: 'খোলা বই সামনে রেখে দুজন কথা বলছেন',
    india: 'திறந்த புத்தகத்தை வைத்து இருவர் பேசுகிறார்கள்',
  },
  'news-new-shops': {
    english: 'Three colourful shops in a row, with lights above them',
    chinese: '三间色彩鲜艳的商店并排，上面挂着彩灯',
    bengali: 'পাশাপাশি তিনটি রঙিন দোকান, ওপরে আলোর মালা',
    india: 'வரிசையாக மூன்று வண்ணக் கடைகள், மேலே விளக்குத் தோரணம்',
  },
  'news-scam-alert': {
    english: 'A phone with a warning sign, and a gift on a fishing hook',
    chinese: '手机上显示警告标志，旁边的鱼钩上挂着礼物',
    bengali: 'ফোনে সাবধান চিহ্ন, পাশে মাছ ধরার বড়শিতে ঝোলানো উপহার',
    india: 'போனில் எச்சரிக்கைக் குறி; அருகில் தூண்டிலில் தொங்கும் அன்பளிப்பு',
  },
  noodles: {
    english: 'A bowl of noodle soup with an egg, and chopsticks',
    chinese: '一碗加蛋的汤面和一双筷子',
    bengali: 'ডিম দেওয়া এক বাটি নুডলস স্যুপ আর চপস্টিক',
    india: 'முட்டையுடன் ஒரு கிண்ணம் நூடுல்ஸ் சூப், சாப்ஸ்டிக்',
  },
  'parcel-home': {
    english: 'Two hands hold a parcel with a house and a heart on it',
    chinese: '双手捧着一个包裹，上面画着房子和爱心',
    bengali: 'দুই হাতে একটি পার্সেল, তার ওপর বাড়ি আর হৃদয়ের ছবি',
    india: 'இரு கைகளில் ஒரு பார்சல்; அதன்மேல் வீடும் இதயமும்',
  },
  'phone-repair': {
    english: 'A phone with a broken screen, and a hand with a screwdriver',
    chinese: '一部屏幕碎裂的手机，一只手拿着螺丝刀',
    bengali: 'ভাঙা স্ক্রিনের একটি ফোন, হাতে স্ক্রু ড্রাইভার',
    india: 'திரை உடைந்த போன், கையில் ஸ்க்ரூ டிரைவர்',
  },
  'rice-bag': {
    english: 'A bag of rice, with a scoop in a heap of rice beside it',
    chinese: '一袋大米，旁边是一堆米和一把米勺',
    bengali: 'এক বস্তা চাল, পাশে চালের ওপর একটি হাতা',
    india: 'ஒரு மூட்டை அரிசி, அருகில் அரிசிக் குவியலும் கரண்டியும்',
  },
  'send-money': {
    english: 'Coins fly from a phone across the sea to a house among palm trees',
    chinese: '硬币从手机飞过大海，飞向棕榈树旁的房子',
    bengali: 'ফোন থেকে কয়েন সমুদ্র পার হয়ে গাছে ঘেরা একটি বাড়িতে যাচ্ছে',
    india: 'போனிலிருந்து காசுகள் கடல் தாண்டி, மரங்கள் சூழ்ந்த வீட்டுக்குப் பறக்கின்றன',
  },
  'tea-and-bun': {
    english: 'A glass of hot tea with foam, and a bun with butter',
    chinese: '一杯带泡沫的热茶和一个夹黄油的面包',
    bengali: 'ফেনা ওঠা এক গ্লাস গরম চা আর মাখন দেওয়া একটি বান',
    india: 'நுரையுடன் ஒரு கிளாஸ் சூடான டீ, வெண்ணெய் வைத்த பன்',
  },
  teeth: {
    english: 'A clean white tooth and a toothbrush',
    chinese: '一颗洁白的牙齿和一把牙刷',
    bengali: 'একটি ঝকঝকে সাদা দাঁত আর টুথব্রাশ',
    india: 'பளபளக்கும் ஒரு வெள்ளைப் பல், ஒரு டூத்பிரஷ்',
  },
  toiletries: {
    english: 'Towels, a toothbrush, shampoo, cream and soap',
    chinese: '毛巾、牙刷、洗发水、护肤霜和肥皂',
    bengali: 'তোয়ালে, টুথব্রাশ, শ্যাম্পু, ক্রিম আর সাবান',
    india: 'துண்டுகள், டூத்பிரஷ், ஷாம்பு, கிரீம், சோப்பு',
  },
  vegetables: {
    english: 'A basket of carrots, tomatoes, aubergine and chilli',
    chinese: '一篮胡萝卜、番茄、茄子和辣椒',
    bengali: 'এক ঝুড়ি গাজর, টমেটো, বেগুন আর মরিচ',
    india: 'ஒரு கூடையில் கேரட், தக்காளி, கத்திரிக்காய், மிளகாய்',
  },
}

/** Where the middle of a drawing is not what has to stay in a square: percent from the left and from the top. */
export const pictureFocuses: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'news-clinic-hours': [20, 50],
  'news-scam-alert': [25, 50],
  'send-money': [20, 50],
}
