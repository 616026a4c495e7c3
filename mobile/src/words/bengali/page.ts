import type { PageWords } from '../english/page.ts'

export const page: PageWords = {
  shortName: 'MWC সদস্য',
  about: 'সিঙ্গাপুরে প্রবাসী কর্মীদের সদস্যপদ: ফোন থেকেই সদস্য হোন, টাকা দিন, সুবিধা নিন।',
  needsScript: 'এই অ্যাপ চালাতে JavaScript লাগবে। ব্রাউজারে চালু করুন।',
}
