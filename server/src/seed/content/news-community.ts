import type { SeedNews } from './content-shapes.ts'

/** What is nice to know. */
export const communityNews: readonly SeedNews[] = [
  {
    title: {
      english: 'Three new shops for members',
      chinese: '又有三家店给会员优惠',
      bengali: 'সদস্যদের জন্য আরও তিনটি দোকান',
      india: 'மூன்று புதிய கடைகள்',
    },
    summary: {
      english: 'Dosai in Kranji, a film in Woodlands, money sent home from Geylang. Show your card. (Example)',
      chinese: '克兰芝吃印度煎饼，兀兰看电影，芽笼寄钱回家。出示会员卡就有优惠。（示例）',
      bengali: 'ক্রাঞ্জিতে দোসা, উডল্যান্ডসে সিনেমা, গেইলাং থেকে বাড়িতে টাকা। কার্ড দেখান। (নমুনা, আসল নয়)',
      india: 'கிராஞ்சியில் தோசை, உட்லண்ட்ஸில் சினிமா, கேலாங்கில் இருந்து ஊருக்குப் பணம். கார்டைக் காட்டவும். (உதாரணம்)',
    },
    body: {
      english: `Three more shops give you a better price when you show your member card **before** you pay.

- **Jasmine Lamp Dosai**, Kranji: buy 3 dosai, the 4th is free.
- **Blue Hornbill Cinema & Cuts**, Woodlands: a Sunday film in your language for S$5.
- **Paper Kite Remit & Parcel**, Geylang: send money home for half the fee.

All terms and the way there are in **Privileges**.

These shops and prices are examples.`,
      chinese: `又有三家店加入。**付款前**出示会员卡，就有会员价。

- **Jasmine Lamp Dosai**（克兰芝）：印度煎饼（dosai）买 3 送 1。
- **Blue Hornbill Cinema & Cuts**（兀兰）：星期日看中文电影，一张票 S$5。
- **Paper Kite Remit & Parcel**（芽笼）：寄钱回家，手续费减半。

使用条件和地址都在**优惠**页。

这些商店和价格都是示例。`,
      bengali: `আরও তিনটি দোকানে কম দামে পাবেন। টাকা দেওয়ার **আগে** সদস্য কার্ড দেখান।

- **Jasmine Lamp Dosai**, ক্রাঞ্জি: 3টি দোসা কিনলে 1টি ফ্রি।
- **Blue Hornbill Cinema & Cuts**, উডল্যান্ডস: রবিবার নিজের ভাষার সিনেমা S$5।
- **Paper Kite Remit & Parcel**, গেইলাং: অর্ধেক চার্জে বাড়িতে টাকা পাঠান।

সব শর্ত ও যাওয়ার রাস্তা দেখুন **সুবিধা** পেজে।

এই দোকান ও দামগুলো নমুনা, আসল নয়।`,
      india: `இன்னும் மூன்று கடைகளில் விலை குறைவு. பணம் கட்டும் **முன்** உறுப்பினர் கார்டைக் காட்டவும்.

- **Jasmine Lamp Dosai**, கிராஞ்சி: 3 தோசை வாங்கினால் 1 இலவசம்.
- **Blue Hornbill Cinema & Cuts**, உட்லண்ட்ஸ்: ஞாயிறு உங்கள் மொழிப் படம் S$5.
- **Paper Kite Remit & Parcel**, கேலாங்: ஊருக்குப் பணம் அனுப்பப் பாதி சார்ஜ்.

நிபந்தனைகளும் வழியும் **சலுகைகள்** பக்கத்தில் உள்ளன.

இந்தக் கடைகளும் விலைகளும் உதாரணம்தான்.`,
    },
    daysAgo: 20,
    picture: 'news-new-shops',
  },
  {
    title: {
      english: 'Cricket: Tuas Tigers win by 4 runs',
      chinese: '板球决赛：大士猛虎队险胜 4 分',
      bengali: 'ক্রিকেট: 4 রানে জিতল তুয়াস টাইগার্স',
      india: 'கிரிக்கெட்: 4 ரன் வித்தியாசத்தில் துவாஸ் டைகர்ஸ் வெற்றி',
    },
    summary: {
      english: 'Sixteen teams, two hot Sundays, and a last over that nobody will forget. (Example)',
      chinese: '十六支队伍，两个大热天，还有谁都忘不了的最后一轮投球。（示例）',
      bengali: 'ষোলো দল, দুই গরম রবিবার, আর শেষ ওভার যা কেউ ভুলবে না। (নমুনা, আসল নয়)',
      india: 'பதினாறு டீம், இரண்டு வெயில் ஞாயிறு, யாரும் மறக்காத கடைசி ஓவர். (உதாரணம்)',
    },
    body: {
      english: `Kranji Kings needed 10 runs from the last over. Rafiq, a welder on weekdays, took the ball. Dot. Two. Two. Dot. One. Then the last ball, straight at the stumps: out!

Tuas Tigers won by **4 runs**. Their eleven men come from three countries and first played together only a month before.

Thank you to all who cheered at Recreation Centre Tuas, and to the cooks: 400 plates of biryani, and not one was left.

Want to play next time? Call [6536 2692](tel:+6565362692). Beginners are welcome.

This story is invented, as an example of our news.`,
      chinese: `最后一轮投球，克兰芝国王队还差 10 分。平日当焊工的 Rafiq 接过球。0 分，2 分，2 分，0 分，1 分。最后一球直奔三柱门：出局！

大士猛虎队赢了 **4 分**。队里十一个人来自三个国家，一个月前才第一次一起打球。

谢谢到大士康乐中心加油的每一位，也谢谢掌勺的师傅：400 盘黄姜饭，一盘也没剩。

下次想上场？请拨打 [6536 2692](tel:+6565362692)，新手也欢迎。

这个故事是编的，作为消息的示例。`,
      bengali: `শেষ ওভারে ক্রাঞ্জি কিংসের দরকার 10 রান। বল হাতে রফিক, সপ্তাহের বাকি দিন তিনি ওয়েল্ডার। ডট। দুই। দুই। ডট। এক। শেষ বল সোজা স্টাম্পে: আউট!

তুয়াস টাইগার্স জিতল **4 রানে**। দলের এগারো জন তিন দেশের, একসঙ্গে খেলা শুরু মাত্র এক মাস আগে।

তুয়াস রিক্রিয়েশন সেন্টারে যাঁরা গলা ফাটিয়েছেন, সবাইকে ধন্যবাদ। ধন্যবাদ রাঁধুনিদেরও: 400 প্লেট বিরিয়ানি, এক প্লেটও বাঁচেনি।

পরের বার খেলতে চান? কল করুন [6536 2692](tel:+6565362692)। নতুনরাও আসুন।

গল্পটি বানানো, খবরের একটি নমুনা।`,
      india: `கடைசி ஓவரில் கிராஞ்சி கிங்ஸுக்கு 10 ரன் தேவை. பந்து ரஃபீக் கையில்; மற்ற நாட்களில் அவர் வெல்டர். டாட். இரண்டு. இரண்டு. டாட். ஒன்று. கடைசிப் பந்து நேராக ஸ்டம்பில்: அவுட்!

துவாஸ் டைகர்ஸ் **4 ரன் வித்தியாசத்தில்** வெற்றி. பதினொரு பேரும் மூன்று நாட்டைச் சேர்ந்தவர்கள். ஒரு மாதம் முன்புதான் சேர்ந்து விளையாடத் தொடங்கினார்கள்.

துவாஸ் ரிக்ரியேஷன் சென்டருக்கு வந்து கைதட்டிய எல்லோருக்கும் நன்றி. சமைத்தவர்களுக்கும் நன்றி: 400 தட்டு பிரியாணி, ஒன்றும் மிஞ்சவில்லை.

அடுத்த முறை விளையாட ஆசையா? [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும். புதியவர்களும் வரலாம்.

இது கற்பனைக் கதை, செய்திக்கு ஒரு உதாரணம்.`,
    },
    daysAgo: 33,
    picture: 'news-cricket',
  },
]
