import type { Dependencies } from '../../../dependencies.ts'
import { setProofFin } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { checkPerson, type Person } from './check-person.ts'

/** Checks the person who signs up, and remembers with the proof which FIN was checked. Writes nothing else. */
export async function checkSignUp(deps: Dependencies, input: Person, caller: Caller): Promise<void> {
  const { proof, fin } = await checkPerson(deps, input, caller, { mayChangeFin: true })
  await setProofFin(deps.db, proof.token_hash, deps.encryption.lookup('fin', fin))
}
