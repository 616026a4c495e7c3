import { currentPath, goBack, useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { useWords } from '../../../words/use-words.ts'
import { DownloadData } from './download-data.tsx'
import { FirstPassword } from './first-password.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { showToast } from '../../../shared/screen/toast.tsx'

/** The sheet that the address names (`?open=data` or `password`): the way back closes it, a reload leaves it open. */
export function AccountSheets({ path }: { path: string }) {
  const { membership, ownAccount: words } = useWords('ownAccount', 'membership')
  const open = useQueryParameter('open')
  const close = () => {
    if (currentPath().includes('open=')) goBack()
  }
  return (
    <>
      <Sheet open={open === 'data'} title={membership.downloadData} onClose={close}>
        <DownloadData />
      </Sheet>
      <Sheet open={open === 'password'} title={membership.setPassword} onClose={close}>
        <FirstPassword
          onDone={() => {
            goTo(path, { replace: true })
            showToast(words.passwordSet)
          }}
        />
      </Sheet>
    </>
  )
}
