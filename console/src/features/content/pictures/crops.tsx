import { apiBase } from '@mwc/contract/endpoint/api-base'
import Box from '@mui/material/Box'

/** The places in which members see a picture, in CSS pixels at 320 px; on Home the height follows the text beside it. */
const places = [
  { where: 'On its page, a banner, a card', width: 288, height: 162 },
  { where: 'News on Home', width: 112, height: 92 },
  { where: 'List of privileges', width: 72, height: 72 },
] as const

/** A picture as each of these places cuts it. */
export function Crops({ id, focus: { x, y } }: { id: string; focus: { x: number; y: number } }) {
  return (
    <Box component="ul" aria-label="As members see it" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', p: 0, m: 0 }}>
      {places.map(({ where, width, height }) => (
        <Box key={where} component="li" sx={{ listStyle: 'none', display: 'grid', gap: 0.5, fontSize: 12, maxWidth: width }}>
          <Box
            component="img"
            src={`${apiBase}/h5/pictures/${id}/800`}
            alt=""
            sx={{ width, height, objectFit: 'cover', objectPosition: `${x}% ${y}%`, borderRadius: 1 }}
          />
          {where}
        </Box>
      ))}
    </Box>
  )
}
