import type { StaffRole } from '@mwc/contract/endpoint/access'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { usePermissions } from 'react-admin'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { Section } from '../../page/section.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** What a new programme needs, for its administrators: on the first page whole, elsewhere what is next. Gone once done. */
export function FirstSteps() {
  const { permissions } = usePermissions<StaffRole>()
  const { steps, leaveOut } = useFirstSteps({ enabled: permissions === 'admin' })
  const { pathname } = useLocation()
  if (steps === null) return null
  const next = steps.find(({ isDone }) => !isDone)
  const done = `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`
  if (pathname !== '/work')
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        First steps: {done}.{' '}
        {next && next.to !== pathname ? (
          <Link component={RouterLink} to={next.to}>
            Next: {next.act}
          </Link>
        ) : (
          (next?.why ?? '')
        )}{' '}
        <Link component={RouterLink} to="/work">
          All steps
        </Link>
      </Alert>
    )
  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Section title="First steps" aside={done}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map(({ name, title, why, act, to, isDone, isOptional }) => (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              {isDone ? <CheckCircleIcon color="primary" titleAccess="Done" /> : <RadioButtonUncheckedIcon titleAccess="To do" />}
              <Box sx={{ flex: '1 1 320px' }}>
                <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                {isDone ? null : (
                  <Typography variant="body2" color="text.secondary">
                    {why}
                  </Typography>
                )}
              </Box>
              {isDone ? null : (
                <Box sx={{ display: 'flex', gap: 1 }}>
                  {isOptional ? (
                    <Button size="small" onClick={() => leaveOut(name)} aria-label={`Not needed: ${title}`}>
                      Not needed
                    </Button>
                  ) : null}
                  <Button size="small" variant={next?.name === name ? 'contained' : 'outlined'} component={RouterLink} to={to}>
                    {act}
                  </Button>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Section>
    </Box>
  )
}
