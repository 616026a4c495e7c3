/** How members of a country are called, and which share of all they are. */
type Country = { code: string; share: number; language: string; given: string[]; family: string[] }

const words = (text: string) => text.split(' ')

/** Seven countries, with names that many have: few words stand in very many names, as in life. */
export const countries: Country[] = [
  {
    code: 'BD',
    share: 36,
    language: 'bengali',
    given: words(
      'Md Md Md Mohammad Mohammad Abdul Abdur Abu Rahim Karim Kamal Jamal Shafiqul Rafiqul Nazrul Sirajul Mizanur Saiful Ariful Jahid',
    ),
    family: words(
      'Rahman Islam Hossain Uddin Ahmed Miah Mia Ali Khan Sarker Sheikh Mollah Alam Haque Chowdhury Talukder Bepari Sikder Howlader Kabir',
    ),
  },
  {
    code: 'IN',
    share: 26,
    language: 'india',
    given: words(
      'Murugan Selvam Kumar Rajesh Suresh Ramesh Senthil Karthik Manikandan Vijay Arumugam Ganesan Palani Saravanan Balaji Prakash Anand Ravi Mohan Dinesh',
    ),
    family: words(
      'Kumar Raj Subramanian Krishnan Pandian Ramasamy Muthu Velu Perumal Singh Sharma Nair Pillai Chandran Natarajan Gopal Rajan Samy Mani Durai',
    ),
  },
  {
    code: 'CN',
    share: 14,
    language: 'chinese',
    given: words('Guowei Jianhua Wei Ming Jun Lei Qiang Yong Jie Tao Xiaoming Zhigang Haibo Guoqiang Jianguo Weidong Bin Peng Feng Long'),
    family: words('Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo'),
  },
  {
    code: 'MM',
    share: 10,
    language: 'english',
    given: words('Aung Kyaw Min Zaw Thant Htet Naing Thura Ko Maung Ye Soe Win Hlaing Nyi Phyo Wai Sai Zin Tun'),
    family: words('Aung Oo Htun Win Myint Lwin Thu Zaw Naing Kyaw Tun Hein Paing Moe Soe Thein Khant Linn Htoo Min'),
  },
  {
    code: 'MY',
    share: 5,
    language: 'english',
    given: words(
      'Ahmad Muhammad Mohd Nur Siti Azman Faizal Hafiz Ismail Rosli Zulkifli Kamarul Amir Haziq Syafiq Farid Rahim Hassan Ibrahim Yusof',
    ),
    family: words(
      'Abdullah Rahman Ismail Hassan Ibrahim Yusof Othman Salleh Hamid Razak Tan Lim Lee Wong Kaur Singh Bakar Aziz Omar Zakaria',
    ),
  },
  {
    code: 'TH',
    share: 4,
    language: 'english',
    given: words(
      'Somchai Somsak Prasert Surachai Wichai Anan Kittisak Nattapong Chaiwat Boonmee Thawatchai Sombat Narong Pichai Prayuth Suwit Manop Sakda Weerachai Adisak',
    ),
    family: words(
      "Saetang Srisuk Chaiyasit Wongsa Thongdee Boonsri Kaewmanee Phromma Intharat Suksai Jaidee Rattanakul Sombun D'Souza Chanthara Panya Khamdee Noi-Ngam Saelim Yodrak",
    ),
  },
  {
    code: 'PH',
    share: 5,
    language: 'english',
    given: words(
      'Jose Juan Maria Mark John Michael Rodel Ronaldo Jerome Christian Joel Arnel Reynaldo Edwin Dennis Marlon Jay-R Rommel Allan Noel',
    ),
    family: words(
      'Santos Reyes Cruz Bautista Garcia Mendoza Torres Villanueva Ramos Aquino Castillo DelaCruz Gonzales Flores Navarro Mercado Rivera Dizon Pascual Soriano',
    ),
  },
]
