import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A list that has nothing in it yet: what will come here. */
export function EmptyPage({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ textAlign: 'center', p: 6, maxWidth: 480, mx: 'auto' }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary">{text}</Typography>
    </Box>
  )
}
