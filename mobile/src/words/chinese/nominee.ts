import type { NomineeWords } from '../english/nominee.ts'

export const nominee: NomineeWords = {
  title: '保险受益人',
  relation: '与您的关系',
  relations: { spouse: '丈夫或妻子', parent: '父亲或母亲', child: '儿子或女儿', sibling: '兄弟姐妹', other: '其他人' },
  why: '万一您去世，希望保险公司把钱付给谁？请写在这里。发生严重意外时，我们也可能打电话给这个人。',
  ask: '请先问过对方。MWC 保存姓名和号码只为这件事，到您移除或注销账户为止。',
  none: '您还没有写受益人。',
  nameHint: '与护照一样，用英文字母填写',
  phoneHint: '请先选国家区号，例如 +86。',
  save: '保存受益人',
  change: '更改受益人',
  remove: '移除受益人',
  removeQuestion: '要移除这个受益人吗？',
  removeText: '您随时可以再写一个人。',
  stay: '不移除',
  removed: '受益人已移除',
}
