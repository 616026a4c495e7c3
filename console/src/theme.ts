import type { RaThemeOptions } from 'react-admin'

/** The member app's colours, for a page that is dense and calm; `base.css` has the same. */
export const colours = {
  paper: '#fffaf2',
  card: '#ffffff',
  sand: '#f6ebdb',
  ink: '#1b2a2e',
  ink2: '#4a5a5e',
  harbour900: '#06353a',
  harbour700: '#0b5a5c',
  harbour100: '#ddf0ec',
  marigold300: '#ffcf70',
  marigold500: '#f5a623',
  hairline: '#e6daca',
  arrears: '#b23a22',
} as const

/** Ground and text of a state; never without its icon and its word. */
export const stateColours = {
  good: { color: '#1c6b3c', backgroundColor: '#e2f4e6' },
  waiting: { color: '#7d4a00', backgroundColor: '#fff1d6' },
  wrong: { color: '#b23a22', backgroundColor: '#fde8e2' },
  over: { color: '#4d5b61', backgroundColor: '#eaeeef' },
  info: { color: '#1d5c96', backgroundColor: '#e3f0fb' },
} as const

export const theme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: colours.harbour700, dark: colours.harbour900, light: colours.harbour100, contrastText: colours.card },
    secondary: { main: colours.harbour900, contrastText: colours.card },
    error: { main: colours.arrears },
    background: { default: colours.paper, paper: colours.card },
    text: { primary: colours.ink, secondary: colours.ink2 },
    divider: colours.hairline,
  },
  typography: {
    fontFamily: "'Figtree Variable', system-ui, sans-serif",
    fontSize: 14,
    // Dense: what is read stands at 14 px, what is typed at 16.
    body1: { fontSize: '0.875rem' },
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.75rem', fontWeight: 700 },
    h2: { fontSize: '1.125rem', fontWeight: 700 },
  },
  shape: { borderRadius: 10 },
  components: {
    // As the framework's own theme has it.
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    // Gives the page back as it begins to leave. One that is opened again in the moment in which it has left never hears that
    // it had, and would keep the page hidden.
    MuiDialog: { defaultProps: { closeAfterTransition: false } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
    MuiTableCell: {
      styleOverrides: {
        head: { color: colours.ink2, fontWeight: 600, backgroundColor: colours.card },
        root: { borderBottomColor: colours.hairline, fontVariantNumeric: 'tabular-nums' },
        sizeSmall: { padding: '6px 10px', '&:first-of-type': { paddingLeft: 16 } },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&:focus-visible': { outline: `3px solid ${colours.ink}`, outlineOffset: 1, boxShadow: `0 0 0 2px ${colours.marigold300} inset` },
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { whiteSpace: 'nowrap' } } },
    MuiInputBase: { styleOverrides: { root: { fontSize: '1rem' } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiLink: { styleOverrides: { root: { color: colours.harbour700 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
  },
}
