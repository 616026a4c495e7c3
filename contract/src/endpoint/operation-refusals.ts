/** Refusals about keeping the programme running: maintenance windows, and jobs of the server. */
export const operationRefusals = {
  'maintenance.on': { code: 2851, status: 503 },
  'maintenance.notFound': { code: 2852, status: 404 },
  'maintenance.endsBeforeStart': { code: 2853, status: 400 },
  'maintenance.past': { code: 2854, status: 400 },
  'maintenance.tooLong': { code: 2855, status: 400 },
  'maintenance.overlaps': { code: 2856, status: 409 },
  'maintenance.begun': { code: 2857, status: 409 },
  'maintenance.notBegun': { code: 2858, status: 409 },
  'maintenance.over': { code: 2859, status: 409 },
  'health.jobNotFound': { code: 2871, status: 404 },
  'health.codeNotRetried': { code: 2872, status: 409 },
  'sms.notRetried': { code: 2873, status: 409 },
} as const
