import type { FieldWords } from '../field-problem.ts'

export const fieldWords: FieldWords = {
  required: '请填写',
  tooLong: '内容太长，请写短一点',
  englishOnly: '请用英文字母和数字填写，不能写汉字（姓名写拼音）',
  integersOnly: '只能填数字 0 到 9',
  mobile: '手机号码不对。区号 +65 只能填新加坡号码：8 位，8 或 9 开头。',
  mobileAbroad: '手机号码不对。请看国家区号对不对，手机号码要写全。',
  fin: 'FIN 号码不对，请看工作准证再填',
  finMismatch: '两栏 FIN 号码对不上，请看工作准证，两栏都重填',
  code: '请输入短信里的 6 位数字',
  date: '请按 日/月/年 填写，例如 25/03/1990',
  noSuchDate: '没有这一天。请检查日和月。',
  age: '要满 16 岁才能加入（最多 100 岁）。请检查出生年份。',
  mustTick: '必须勾选这一项才能注册',
  passwordWeak: '密码太简单。请用至少 8 位，要有大写字母、小写字母和数字。',
  passwordCommon: '这个密码太容易被猜到，请换一个，例如两个词的拼音（首字母大写）加一个数字。',
  passwordMatch: '两次输入的密码不一样',
  choose: '请选择一项',
  promo: '优惠码格式不对：要 4 到 20 个英文字母和数字。请看清楚再输入。',
  invalid: '内容不对，请检查',
}
