export const planCodes = ['6months', '1year'] as const
export type PlanCode = (typeof planCodes)[number]
