import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { signedInId } from '../calls/signed-in.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import { filterOfView, keepViews, queryOf, readViews, type View } from '../kept/views.ts'

/** The views that somebody keeps of this list, and the list's address to send to a colleague. */
export function ViewsButton() {
  const { resource, filterValues, sort, page, perPage } = useListContext()
  const staffId = signedInId() ?? ''
  const [views, setViews] = useState(() => readViews(staffId, resource))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const navigate = useNavigate()
  const notify = useNotify()
  const id = useId()
  const close = () => setAnchor(null)
  const keep = (next: View[]) => {
    if (keepViews(staffId, resource, next)) setViews(next)
    else notify('This browser keeps nothing: the view was not saved.', { type: 'error' })
  }
  const copy = async () => {
    close()
    const address = new URL(window.location.href)
    address.search = queryOf({ filter: filterValues, sort, perPage }, page)
    await navigator.clipboard.writeText(address.href).then(
      () => notify('The link is copied. It opens this list as you see it, for whoever may.', { type: 'info' }),
      () => notify('The browser did not let the link be copied. Copy the address of this page.', { type: 'error' }),
    )
  }
  const save = (name: string) => {
    const view = { name, filter: filterOfView(filterValues as Record<string, unknown>), sort, perPage }
    keep([...views.filter((one) => one.name !== name), view])
    setNaming(false)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Views
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.map((view) => (
          <MenuItem
            key={view.name}
            onClick={() => {
              close()
              void navigate({ search: queryOf(view) })
            }}
          >
            <ListItemText inset>{view.name}</ListItemText>
          </MenuItem>
        ))}
        {views.length > 0 ? <Divider /> : null}
        <MenuItem
          onClick={() => {
            close()
            setNaming(true)
          }}
        >
          <ListItemIcon>
            <AddIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Save this view…</ListItemText>
        </MenuItem>
        {views.map(({ name }) => (
          <MenuItem key={name} onClick={() => keep(views.filter((one) => one.name !== name))}>
            <ListItemIcon>
              <DeleteIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>Forget “{name}”</ListItemText>
          </MenuItem>
        ))}
        <MenuItem onClick={() => void copy()}>
          <ListItemIcon>
            <LinkIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Copy the link to this list</ListItemText>
        </MenuItem>
      </Menu>
      <ViewNameDialog open={isNaming} onClose={() => setNaming(false)} onSave={save} />
    </>
  )
}
