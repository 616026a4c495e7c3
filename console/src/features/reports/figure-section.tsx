import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { FileButton } from '../../page/file-button.tsx'
import { NothingYet, Section } from '../../page/section.tsx'
import { FigureTable } from './figure-table.tsx'
import { csvOf, hasNothing, type ShownFigure } from './report-shape.ts'

/** Its library is larger than all the rest of the page: the numbers stand before it has come. */
const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }))

/** Nothing measures the paper: the drawing is scaled to it. */
const onPaper = {
  breakInside: 'avoid',
  '& .recharts-responsive-container > div': { width: '100% !important', height: '100% !important' },
  '& .recharts-wrapper, & .recharts-wrapper > .recharts-surface, & .recharts-legend-wrapper': {
    width: '100% !important',
    left: '0 !important',
  },
}

const nameOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`

/** A chart, its table, and both as a file. */
export function FigureSection({ figure }: { figure: ShownFigure }) {
  const { title, explained } = figure
  const isEmpty = hasNothing(figure)
  const file = async () => new Blob([csvOf(figure)], { type: 'text/csv;charset=utf-8' })
  return (
    <Section
      title={title}
      aside={
        isEmpty ? null : (
          <Box className="not-printed">
            <FileButton label="CSV" icon={<DownloadIcon />} name={nameOf(title)} make={file} />
          </Box>
        )
      }
    >
      <Typography sx={{ px: 2, pb: 1 }} color="text.secondary">
        {explained}
      </Typography>
      {isEmpty ? (
        <NothingYet>None in these days.</NothingYet>
      ) : (
        <>
          <Box sx={{ px: 1, minHeight: 280, '@media print': onPaper }}>
            <Suspense>
              <ReportChart figure={figure} />
            </Suspense>
          </Box>
          <FigureTable figure={figure} />
        </>
      )}
    </Section>
  )
}
