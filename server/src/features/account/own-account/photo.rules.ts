/** Photos a day and member. */
export const photosADay = 20
