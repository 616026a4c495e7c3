import type { SeedNews } from './content-shapes.ts'

/** What helps a member at once. */
export const serviceNews: readonly SeedNews[] = [
  {
    title: {
      english: 'Scam alert: nobody needs your OTP',
      chinese: '小心骗子：OTP 验证码谁都别给',
      bengali: 'সাবধান, প্রতারক! OTP কাউকে বলবেন না',
      india: 'மோசடி: OTP‑ஐ யாரிடமும் சொல்ல வேண்டாம்',
    },
    summary: {
      english: 'A caller says he is from the police, a bank or the ministry, and wants your OTP. End the call.',
      chinese: '来电自称警察、银行或政府，要您的 OTP 验证码？马上挂断。',
      bengali: 'ফোনে পুলিশ, ব্যাংক বা সরকারি অফিসের (MOM) পরিচয় দিয়ে OTP চাইছে? ফোন কেটে দিন।',
      india: 'போலீஸ், வங்கி, MOM என்று சொல்லி OTP கேட்கிறார்களா? போனைக் கட் செய்யவும்.',
    },
    body: {
      english: `“Your work permit has a problem. Tell me the OTP, quick!” This is a lie. End the call.

- **We never ask** for your OTP or your password, not by phone and not by message.
- The police, your bank and the ministry do not ask for them either.
- Our OTP message never asks you to tap a link. If it does, it is not from us. The last line (@…) is for your phone: do not tap it.
- Never lend your bank account or your SIM card, even for money. It is a crime.

### Did you tell them already?
1. Call your bank now.
2. Change your password: **My Page**, then **Change password**. If your membership is not active, log out and tap **Forgot password?** on the log-in page.
3. Call us: [6536 2692](tel:+6565362692). Nobody will blame you. We will help.`,
      chinese: `“您的工作准证有问题，快把 OTP 验证码告诉我！”这是骗人的，请马上挂断。

- **我们从不**打电话或发信息要您的 OTP 验证码或密码。
- 警察、银行和政府部门也不会要。
- 我们的 OTP 短信从不叫您点链接；叫您点链接的，就不是我们发的。最后一行 @… 是给手机看的，不用点。
- 银行账户和电话卡不要借给别人，给钱也不行。那是犯法的。

### 已经告诉对方了？
1. 马上打电话给银行。
2. 更改密码：打开**我的**，点**更改密码**。如果您的会员现在无效，请退出登录，在登录页点**忘记密码？**
3. 打给我们：[6536 2692](tel:+6565362692)。被骗不丢人，我们会帮您。`,
      bengali: `“আপনার ওয়ার্ক পারমিটে সমস্যা। তাড়াতাড়ি OTP বলুন!” এটা মিথ্যা কথা। ফোন কেটে দিন।

- **আমরা কখনো** OTP বা পাসওয়ার্ড চাই না। ফোনেও না, মেসেজেও না।
- পুলিশ, ব্যাংক বা সরকারি অফিসও (MOM) চায় না।
- আমাদের OTP মেসেজে চাপার মতো কোনো লিংক থাকে না। শেষ লাইনে @ দিয়ে শুধু আমাদের অ্যাপের ঠিকানা লেখা থাকে। অন্য লিংক থাকলে সেটা আমাদের নয়।
- ব্যাংক অ্যাকাউন্ট বা সিম কার্ড কাউকে ব্যবহার করতে দেবেন না, টাকা দিলেও না। এটা অপরাধ।

### বলে ফেলেছেন?
1. এখনই ব্যাংকে কল করুন।
2. পাসওয়ার্ড বদলান: **আমার পেজ** খুলে **পাসওয়ার্ড বদলান** চাপুন। সদস্যপদ চালু না থাকলে লগ আউট করে লগ ইন পেজে **পাসওয়ার্ড ভুলে গেছেন?** চাপুন।
3. আমাদের কল করুন: [6536 2692](tel:+6565362692)। লজ্জার কিছু নেই। আমরা সাহায্য করব।`,
      india: `“உங்கள் வொர்க் பெர்மிட்டில் பிரச்சினை. சீக்கிரம் OTP சொல்லுங்கள்!” இது பொய். போனைக் கட் செய்யவும்.

- **நாங்கள் ஒருபோதும்** உங்கள் OTP‑ஐயோ பாஸ்வேர்டையோ கேட்க மாட்டோம். போனிலும் இல்லை, மெசேஜிலும் இல்லை.
- போலீஸ், வங்கி, MOM யாரும் கேட்க மாட்டார்கள்.
- எங்கள் OTP மெசேஜ் லிங்கைத் தொடச் சொல்லாது. சொன்னால் அது எங்களுடையது இல்லை. கடைசி வரி (@…) உங்கள் போனுக்கானது, அதைத் தொட வேண்டாம்.
- உங்கள் வங்கிக் கணக்கையோ சிம் கார்டையோ யாருக்கும் கொடுக்க வேண்டாம், பணம் தந்தாலும். அது குற்றம்.

### ஏற்கனவே சொல்லிவிட்டீர்களா?
1. இப்போதே வங்கியை அழைக்கவும்.
2. பாஸ்வேர்டை மாற்றவும்: **என் பக்கம்** திறந்து **பாஸ்வேர்டை மாற்ற** என்பதைத் தொடவும். மெம்பர்ஷிப் ஆக்டிவாக இல்லை என்றால், லாக் அவுட் செய்து லாகின் பக்கத்தில் **பாஸ்வேர்டு மறந்துவிட்டதா?** என்பதைத் தொடவும்.
3. எங்களை அழைக்கவும்: [6536 2692](tel:+6565362692). இதில் வெட்கம் இல்லை. நாங்கள் உதவுவோம்.`,
    },
    daysAgo: 2,
    picture: 'news-scam-alert',
  },
  {
    title: {
      english: 'See a doctor after work',
      chinese: '下班后也能看医生',
      bengali: 'কাজের পরেও ডাক্তার দেখানো যায়',
      india: 'வேலை முடிந்து டாக்டரைப் பார்க்கலாம்',
    },
    summary: {
      english: 'Clinic Woodlands is now open until 10 pm, and on Sundays too. (Example)',
      chinese: '兀兰诊所现在开到晚上 10 点，星期日也开门。（示例）',
      bengali: 'উডল্যান্ডস ক্লিনিক এখন রাত 10টা পর্যন্ত খোলা, রবিবারেও। (নমুনা, আসল নয়)',
      india: 'உட்லண்ட்ஸ் கிளினிக் இப்போது இரவு 10 மணி வரை திறந்திருக்கும், ஞாயிறும் உண்டு. (உதாரணம்)',
    },
    body: {
      english: `Fever, back pain, a cut that does not heal? You do not need to lose a day's pay to see a doctor.

### Clinic Woodlands
- **Monday to Saturday:** 6 pm to 10 pm
- **Sunday:** 9 am to 5 pm

You can come without calling: take a number there. Bring your work permit. If you take medicine, bring it along.

Other clinics and the way there are in **Contact**. Is it very serious? Do not wait for the clinic: call [995](tel:995).

These are example hours. The centre will tell you the real ones.`,
      chinese: `发烧、腰痛、伤口一直不好？不用请假扣工资，也能看医生。

### 兀兰诊所
- **星期一到星期六：** 18:00–22:00
- **星期日：** 9:00–17:00

不用预约，到了拿号就行。请带上工作准证；平时吃的药也请带来。

其他诊所和路线在**联系**页。情况紧急就不要等，马上打 [995](tel:995)。

以上是示例时间，正式时间由中心通知。`,
      bengali: `জ্বর, কোমর ব্যথা, ঘা শুকাচ্ছে না? ডাক্তার দেখাতে এক দিনের বেতন হারাতে হবে না।

### উডল্যান্ডস ক্লিনিক
- **সোম থেকে শনি:** সন্ধ্যা 6টা থেকে রাত 10টা
- **রবিবার:** সকাল 9টা থেকে বিকেল 5টা

আগে সিরিয়াল দিতে হয় না: এসে নম্বর নিন। ওয়ার্ক পারমিট আনুন। কোনো ওষুধ খেলে সেটাও আনুন।

অন্য ক্লিনিক ও যাওয়ার রাস্তা দেখুন **যোগাযোগ** পেজে। অবস্থা খুব খারাপ? অপেক্ষা করবেন না, কল করুন [995](tel:995)।

এগুলো নমুনা সময়। আসল সময় সেন্টার জানাবে।`,
      india: `காய்ச்சல், முதுகுவலி, ஆறாத காயம்? டாக்டரைப் பார்க்க ஒரு நாள் சம்பளத்தை இழக்க வேண்டாம்.

### உட்லண்ட்ஸ் கிளினிக்
- **திங்கள் முதல் சனி வரை:** மாலை 6 மணி முதல் இரவு 10 மணி வரை
- **ஞாயிறு:** காலை 9 மணி முதல் மாலை 5 மணி வரை

அப்பாயின்ட்மெண்ட் தேவையில்லை. வந்து டோக்கன் வாங்கவும். வொர்க் பெர்மிட்டைக் கொண்டு வரவும். மருந்து சாப்பிடுபவர் என்றால் அதையும் கொண்டு வரவும்.

மற்ற கிளினிக்குகளும் வழியும் **தொடர்பு** பக்கத்தில் உள்ளன. மிகவும் மோசமா? காத்திருக்க வேண்டாம்: [995](tel:995) எண்ணை அழைக்கவும்.

இவை உதாரண நேரங்கள். உண்மையான நேரத்தை மையம் அறிவிக்கும்.`,
    },
    daysAgo: 6,
    picture: 'news-clinic-hours',
  },
  {
    title: {
      english: 'Free English class on Sundays',
      chinese: '星期日免费英语课',
      bengali: 'রবিবারে ফ্রি ইংরেজি ক্লাস',
      india: 'ஞாயிறு இலவச ஆங்கில வகுப்பு',
    },
    summary: {
      english: 'Ten Sundays, two hours each: words for work, the clinic and the bank. (Example)',
      chinese: '十个星期日，每次两小时：学工地、诊所和银行用得上的英语。（示例）',
      bengali: 'দশ রবিবার, প্রতিবার দুই ঘণ্টা: কাজে, ক্লিনিকে আর ব্যাংকে যে ইংরেজি লাগে। (নমুনা, আসল নয়)',
      india: 'பத்து ஞாயிறு, தலா இரண்டு மணி நேரம்: வேலை, கிளினிக், வங்கிக்குத் தேவையான ஆங்கிலம். (உதாரணம்)',
    },
    body: {
      english: `“Boss, this ladder is broken.” After ten Sundays you can say it without fear.

- **When:** Sundays, 10 am to 12 noon
- **Where:** Recreation Centre Kaki Bukit
- **Who:** beginners. You do not need to read English.
- **Cost:** free for members, with a book and tea

There are 25 places. To get one, call [6536 2692](tel:+6565362692). Missed a Sunday because of overtime? Come to the next one.

This is an example. The centre will tell you the real days.`,
      chinese: `“Boss, this ladder is broken.”（老板，这个梯子坏了。）学十个星期日，您也能大胆说出口。

- **时间：** 星期日 10:00–12:00
- **地点：** 加基武吉康乐中心
- **对象：** 初学者，不认识英文字母也可以
- **费用：** 会员免费，有课本和茶

名额 25 个。报名请拨打 [6536 2692](tel:+6565362692)。加班缺了一次？下次再来就好。

这是示例。正式的日期由中心通知。`,
      bengali: `“Boss, this ladder is broken.” (বস, এই মইটা ভাঙা।) দশ রবিবার পর আপনিও নির্ভয়ে বলতে পারবেন।

- **কবে:** রবিবার সকাল 10টা থেকে দুপুর 12টা
- **কোথায়:** কাকি বুকিত রিক্রিয়েশন সেন্টার
- **কার জন্য:** যাঁরা নতুন শিখছেন। ইংরেজি পড়তে না জানলেও চলবে।
- **খরচ:** সদস্যদের জন্য ফ্রি, সঙ্গে বই আর চা

জায়গা 25 জনের। নাম দিতে কল করুন [6536 2692](tel:+6565362692)। ওভারটাইমের জন্য এক রবিবার বাদ গেলে পরের রবিবার আসুন।

এটি নমুনা। আসল তারিখ সেন্টার জানাবে।`,
      india: `“Boss, this ladder is broken.” (பாஸ், இந்த ஏணி உடைந்துள்ளது.) பத்து வாரத்தில் நீங்களும் தைரியமாகச் சொல்லலாம்.

- **எப்போது:** ஞாயிறு காலை 10 மணி முதல் மதியம் 12 மணி வரை
- **எங்கே:** காக்கி புக்கிட் ரிக்ரியேஷன் சென்டர்
- **யாருக்கு:** புதிதாகக் கற்பவர்களுக்கு. ஆங்கிலம் படிக்கத் தெரியாவிட்டாலும் பரவாயில்லை.
- **செலவு:** உறுப்பினர்களுக்கு இலவசம். புத்தகமும் டீயும் உண்டு.

25 பேருக்கு இடம் உண்டு. சேர [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும். ஓவர்டைம் இருந்து ஒரு ஞாயிறு வர முடியவில்லையா? அடுத்த ஞாயிறு வரலாம்.

இது உதாரணம். உண்மையான தேதியை மையம் அறிவிக்கும்.`,
    },
    daysAgo: 12,
    picture: 'news-english-class',
  },
]
