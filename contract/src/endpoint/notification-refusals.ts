/** Refusals about notifications and broadcasts. */
export const notificationRefusals = {
  'notifications.notFound': { code: 2901, status: 404 },
  'broadcasts.notFound': { code: 2902, status: 404 },
  'broadcasts.begun': { code: 2903, status: 409 },
  'broadcasts.ended': { code: 2904, status: 409 },
  'broadcasts.reachesNobody': { code: 2905, status: 409 },
  'broadcasts.needsSecond': { code: 2906, status: 409 },
  'broadcasts.samePerson': { code: 2907, status: 409 },
  'broadcasts.notToConfirm': { code: 2908, status: 409 },
  'broadcasts.testerUnknown': { code: 2909, status: 404 },
  'broadcasts.testLimit': { code: 2910, status: 429 },
} as const
