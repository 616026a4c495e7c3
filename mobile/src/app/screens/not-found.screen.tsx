import { IconHome } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { NotFoundPicture } from '../../shared/pictures/not-found-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { useWords } from '../../words/use-words.ts'
import { homePath } from '../../paths/paths.ts'

/** An address that the app does not have. */
export function NotFoundScreen() {
  const words = useWords()
  return (
    <Screen title={words.shared.notFound} headingHidden back={homePath}>
      <EmptyState
        picture={<NotFoundPicture />}
        title={words.shared.notFound}
        text={words.shared.notFoundText}
        action={
          <LinkButton to={homePath} icon={<IconHome aria-hidden="true" />}>
            {words.shared.goHome}
          </LinkButton>
        }
      />
    </Screen>
  )
}
