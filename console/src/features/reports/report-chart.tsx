import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { colours } from '../../theme.ts'
import { type ShownFigure, showNumber } from './report-shape.ts'

/** Ground and pattern of each part: neighbours differ in both, for whoever sees few colours, and on grey paper. */
const fills = [
  { colour: colours.harbour700, pattern: '' },
  { colour: colours.marigold500, pattern: 'M0 8 8 0' },
  { colour: '#7aa6c9', pattern: '' },
  { colour: colours.arrears, pattern: 'M0 4H8' },
  { colour: '#b9c4c6', pattern: '' },
  { colour: '#1d5c96', pattern: 'M4 0V8' },
  { colour: '#8fc7a5', pattern: 'M0 0 8 8' },
  { colour: colours.ink2, pattern: 'M0 8 8 0M0 0 8 8' },
] as const

const short = new Intl.NumberFormat('en-SG', { notation: 'compact', maximumFractionDigits: 1 })
const onAxis = (n: number, unit: ShownFigure['unit']) =>
  unit === 'money' ? `S$${short.format(n / 100)}` : unit === 'percent' ? `${n} %` : short.format(n)

/** A figure as bars; parts that add up stand on each other. The table below it says the same in numbers. */
export function ReportChart({ figure }: { figure: ShownFigure }) {
  const { labels, parts, unit, summed, title } = figure
  const own = useId()
  const rows = labels.map((label, at) => ({ label, ...Object.fromEntries(parts.map(({ values }, n) => [`p${n}`, values[at] ?? 0])) }))
  const fillOf = (n: number) => fills[n % fills.length] as (typeof fills)[number]
  return (
    <div role="img" aria-label={`${title}: a chart of the table below`}>
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <defs>
            {parts.map(({ name }, n) => (
              <pattern key={name} id={`${own}${n}`} width="8" height="8" patternUnits="userSpaceOnUse">
                <rect width="8" height="8" fill={fillOf(n).colour} />
                <path d={fillOf(n).pattern} stroke={colours.card} strokeWidth="1.5" />
              </pattern>
            ))}
          </defs>
          <CartesianGrid vertical={false} stroke={colours.hairline} />
          <XAxis dataKey="label" tick={{ fill: colours.ink2, fontSize: 12 }} tickLine={false} minTickGap={16} />
          <YAxis
            tick={{ fill: colours.ink2, fontSize: 12 }}
            tickFormatter={(n: number) => onAxis(n, unit)}
            width={64}
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip formatter={(n) => showNumber(Number(n), unit)} cursor={{ fill: colours.sand }} isAnimationActive={false} />
          <Legend itemSorter={null} formatter={(name: string) => <span style={{ color: colours.ink }}>{name}</span>} />
          {parts.map(({ name }, n) => (
            <Bar
              key={name}
              dataKey={`p${n}`}
              name={name}
              fill={`url(#${own}${n})`}
              {...(summed ? { stackId: 'all' } : {})}
              isAnimationActive={false}
              maxBarSize={56}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
