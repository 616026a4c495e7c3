import { IconArrowRight, IconKey, IconPhone } from '@tabler/icons-react'
import { LinkButton } from '../../shared/button.tsx'
import { EmptyFace } from '../../shared/empty-face.tsx'
import { homePath } from '../../shared/navigation.ts'
import { Screen } from '../../shared/screen.tsx'
import type { Tab } from '../../shared/screen.tsx'
import { telAddress, useProgramme } from '../../shared/use-programme.ts'
import { useWords } from '../../words/use-words.ts'
import type { Dictionary } from '../../words/use-words.ts'

type Way = 'helpline' | 'home' | 'contact' | 'forgotPassword'

function WayOn({ way }: { way: Way }) {
  const words = useWords()
  const helpline = useProgramme().data?.helpline
  if (way === 'forgotPassword') {
    return (
      <LinkButton to="/pages/forget-pwd/forget-pwd" icon={<IconKey aria-hidden="true" />}>
        {words.sentences.newPwd.title}
      </LinkButton>
    )
  }
  if (way === 'helpline' && helpline) {
    return (
      <LinkButton to={telAddress(helpline)} icon={<IconPhone aria-hidden="true" />}>
        {words.account.callHelpline(helpline)}
      </LinkButton>
    )
  }
  if (way === 'home') return <LinkButton to={homePath}>{words.shared.goHome}</LinkButton>
  return (
    <LinkButton to="/pages/tab-bar/contact/contact" icon={<IconArrowRight aria-hidden="true" />}>
      {words.shared.help}
    </LinkButton>
  )
}

/** A screen with a title, what can be said today, and one way on. */
function sentenceScreen(name: keyof Dictionary['sentences'], way: Way, tab?: Tab) {
  return function SentenceScreen() {
    const { title, text } = useWords().sentences[name]
    return (
      <Screen title={title} {...(tab ? { tab } : { back: true })}>
        <EmptyFace text={text} action={<WayOn way={way} />} />
      </Screen>
    )
  }
}

export const PrivilegesScreen = sentenceScreen('privileges', 'helpline', 'privileges')
export const PrivilegesDetailScreen = sentenceScreen('privilegesDetail', 'helpline')
export const NewPwdScreen = sentenceScreen('newPwd', 'forgotPassword')
export const ChangePasswordScreen = sentenceScreen('changePassword', 'forgotPassword')
export const NotificationScreen = sentenceScreen('notification', 'home')
export const NotificationDetailScreen = sentenceScreen('notificationDetail', 'home')
export const LatestNewsScreen = sentenceScreen('latestNews', 'home')
export const NewsDetailScreen = sentenceScreen('newsDetail', 'home')
export const BannerDetailScreen = sentenceScreen('bannerDetail', 'home')
export const MyAccountScreen = sentenceScreen('myAccount', 'helpline')
export const MyAccountEditScreen = sentenceScreen('myAccountEdit', 'helpline')
export const InsuranceCoverageScreen = sentenceScreen('insuranceCoverage', 'helpline')
export const FrequentlyAskedQuestionScreen = sentenceScreen('frequentlyAskedQuestion', 'helpline')
export const ChangeMobileScreen = sentenceScreen('changeMobile', 'helpline')
export const VerifyMobileScreen = sentenceScreen('changeMobile', 'helpline')
export const ScanScreen = sentenceScreen('scan', 'helpline')
export const MessageUsScreen = sentenceScreen('messageUs', 'contact')
export const SystemMaintenanceScreen = sentenceScreen('systemMaintenance', 'home')
export const MemberListScreen = sentenceScreen('memberList', 'home')
export const MemberDetailScreen = sentenceScreen('memberDetail', 'helpline')
export const ChangePhoneScreen = sentenceScreen('changePhone', 'helpline')
export const NewPhonePwdScreen = sentenceScreen('newPhonePwd', 'helpline')
export const InfoDetectionScreen = sentenceScreen('infoDetection', 'helpline')
export const ChooseLocationScreen = sentenceScreen('chooseLocation', 'helpline')
export const OpenLocationScreen = sentenceScreen('openLocation', 'helpline')
