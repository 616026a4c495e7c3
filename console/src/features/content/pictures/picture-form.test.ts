import { expect, it } from 'vitest'
import { focusOf, inputOf, stepped, valuesOf } from './picture-form.ts'

const picture = {
  id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  version: 2,
  width: 1200,
  height: 1800,
  addedAt: '2026-03-01T00:00:00.000Z',
  description: { english: 'A boat', bengali: 'একটি নৌকা' },
  focusX: 30,
  focusY: 0,
  lacking: ['chinese' as const, 'india' as const],
  older: [],
  uses: [],
  may: [],
}

it('sends a picture as it stands, and none of it where it is not described', () => {
  const { description, focusX, focusY } = picture
  expect(inputOf(valuesOf(picture))).toEqual({ description, focusX, focusY })
  expect(inputOf(valuesOf({ ...picture, description: null })).description).toBeNull()
})

it('sends what is not right as it was typed, to be refused at its field', () => {
  const values = { ...valuesOf(picture), 'description.english': ' ', focusX: '-1', focusY: '' }
  expect(inputOf(values)).toEqual({ description: { english: '', bengali: 'একটি নৌকা' }, focusX: '-1', focusY: undefined })
})

it.each([
  ['-1', 50],
  ['101', 50],
  ['NaN', 50],
  ['', 50],
  ['0', 0],
  ['100', 100],
])('shows the crops for a focus of %s at %i percent', (focusX, x) => expect(focusOf({ focusX, focusY: '7' })).toEqual({ x, y: 7 }))

it('moves the focus by the arrows, and not out of the picture', () => {
  expect(stepped({ x: 50, y: 50 }, 'ArrowLeft', 1)).toEqual({ x: 49, y: 50 })
  expect(stepped({ x: 96, y: 4 }, 'ArrowRight', 10)).toEqual({ x: 100, y: 4 })
  expect(stepped({ x: 96, y: 4 }, 'ArrowUp', 10)).toEqual({ x: 96, y: 0 })
  expect(stepped({ x: 96, y: 4 }, 'Enter', 10)).toBeNull()
})
