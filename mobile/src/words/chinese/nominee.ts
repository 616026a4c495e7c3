import type { NomineeWords } from '../english/nominee.ts'

export const nominee: NomineeWords = {
  title: '保险受益人',
  relation: '与您的关系',
  relations: { spouse: '丈夫或妻子', parent: '父亲或母亲', child: '儿子或女儿', sibling: '兄弟姐妹', other: '其他人' },
  why: '万一发生不幸，您希望保险公司把钱付给谁？请写在这里。发生严重意外时，我们也可能打电话给这个人。',
  ask: '请先问过对方。MWC 只为这件事保存姓名和号码。您删除受益人或注销账户，我们就删掉。',
  none: '您还没有写受益人。',
  nameHint: '填拼音，和身份证或护照上的名字一样',
  phoneHint: '请先选国家区号，例如 +86。',
  save: '保存受益人',
  change: '更改受益人',
  remove: '删除受益人',
  removeQuestion: '要删除这个受益人吗？',
  removeText: '您随时可以再写一个人。',
  stay: '不删除',
  removed: '受益人已删除',
}
