import { IconCheck, IconHelp, IconPhone, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonRow, LinkRow, Menu } from '../src/shared/rows/menu-row.tsx'
import { QuickTile, QuickTiles } from '../src/features/home/parts/quick-tile.tsx'
import { Button, LinkButton, TextLink } from '../src/shared/screen/button.tsx'
import { Refresh } from '../src/shared/lists/refresh.tsx'
import { Sheet } from '../src/shared/screen/sheet.tsx'
import { showToast } from '../src/shared/screen/toast.tsx'
import { useWords } from '../src/words/use-words.ts'
import { Group, Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const elsewhere = 'https://example.org/'

/** Everything to tap: buttons, links, rows, tiles, and what opens a sheet or says a toast. */
export function Buttons() {
  const words = useWords('home', 'membership')
  const [open, setOpen] = useState(false)
  const { home, membership, shared } = words
  return (
    <>
      <Group name="Buttons">
        {variants.map((variant) => (
          <Specimen key={variant} name={`${variant}: at rest, with an icon, busy`}>
            <div className="space-y-3">
              <Button variant={variant}>{shared.tryAgain}</Button>
              <Button variant={variant} icon={<IconCheck aria-hidden="true" />}>
                {membership.saved}
              </Button>
              <Button variant={variant} busy>
                {shared.tryAgain}
              </Button>
            </div>
          </Specimen>
        ))}
        <Specimen name="a link as a button">
          <LinkButton to={elsewhere} icon={<IconPhone aria-hidden="true" />}>
            {membership.callHelpline}
          </LinkButton>
        </Specimen>
        <Specimen name="a link in text">
          <p>
            <TextLink to={elsewhere}>{shared.faq}</TextLink>
          </p>
        </Specimen>
      </Group>
      <Group name="Rows and tiles">
        <Menu title={membership.more}>
          <LinkRow
            icon={<IconReceipt className="size-6" />}
            text={membership.transactionHistory}
            note={membership.transactionHistoryHint}
            to={elsewhere}
          />
          <ButtonRow icon={<IconHelp className="size-6" />} text={shared.faq} onClick={() => setOpen(true)} />
        </Menu>
        <QuickTiles title={home.whatNow}>
          <QuickTile to="/" icon={<IconHelp className="size-7" />} text={home.help} note={home.helpHint} />
          <QuickTile to="/" icon={<IconReceipt className="size-7" />} text={home.renew} note={home.renewHint} />
        </QuickTiles>
      </Group>
      <Group name="Sheet, toast, a list to pull down">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {membership.logOut}
        </Button>
        <Sheet open={open} title={membership.logOutQuestion} onClose={() => setOpen(false)}>
          <p>{membership.logOutText}</p>
          <Button variant="danger" onClick={() => setOpen(false)}>
            {membership.logOut}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {membership.stay}
          </Button>
        </Sheet>
        <Button variant="secondary" onClick={() => showToast(shared.poorNetwork)}>
          {shared.poorNetwork}
        </Button>
        <Refresh age={{ dataUpdatedAt: 1_767_225_600_000, isRefetchError: true, isFetching: false }} onRefresh={() => Promise.resolve()}>
          <p className="rounded-card bg-card p-4 shadow-raised">{membership.transactionHistoryHint}</p>
        </Refresh>
      </Group>
    </>
  )
}
