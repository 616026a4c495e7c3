import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const own = createTheme(theme)

/** What is drawn with MUI outside the framework's pages, in our colours. */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={own}>{children}</ThemeProvider>
}
