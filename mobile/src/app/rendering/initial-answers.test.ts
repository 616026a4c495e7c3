import { expect, test } from 'vitest'
import {
  aboutMembershipPath,
  bannerPath,
  homePath,
  homeTabPath,
  latestNewsPath,
  myPagePath,
  newsPath,
  privilegePath,
  privilegesPath,
} from '../../paths/paths.ts'
import { initialAnswerOf } from './initial-answers.ts'

const id = '6c19c990-632b-413b-89a3-3291b51e19d1'

test.each([
  [homePath, { of: 'home' }],
  [homeTabPath, { of: 'home' }],
  [privilegesPath, { of: 'privileges' }],
  [latestNewsPath, { of: 'news' }],
  [aboutMembershipPath, { of: 'benefits' }],
  [newsPath(id), { of: 'newsItem', id }],
  [privilegePath(id), { of: 'privilege', id }],
  // Without an id there is no item; what has no row, or opens with nothing, asks later.
  [newsPath(), null],
  [bannerPath(id), null],
  [myPagePath, null],
  ['/shell?tab=home', null],
  ['/nowhere', null],
])('the page of %s opens with %j', (address, wanted) => {
  expect(initialAnswerOf(address)).toEqual(wanted)
})
