import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { callServer } from './call-server.ts'
import { newWorker, type Worker } from './new-worker.ts'
import { codeSentTo } from './simulated-parties.ts'

export type JoinedMember = Worker & { token: string }

/** A worker who signed up by the same calls as the app makes, and has not paid. */
export async function joinedMember(base: string): Promise<JoinedMember> {
  const worker = newWorker()
  const number = { areaCode: '+65', mobile: worker.mobile } as const
  await callServer(base, sendCode, { ...number, purpose: 'signUp' })
  const { proof } = await callServer(base, verifyMobile, { ...number, code: await codeSentTo(base, worker.mobile) })
  const { token } = await callServer(base, signUp, {
    proof,
    fullName: worker.fullName,
    birthDate: '09/03/1990',
    gender: '01',
    nationality: 'BD',
    fin: worker.fin.slice(0, 8),
    finLastFour: worker.fin.slice(5),
    company: 'Harbour Works Pte Ltd',
    sector: '1',
    occupation: 'Welder',
    declaration: true,
    memberConsent: true,
    password: worker.password,
  })
  return { ...worker, token }
}
