import type { ActField } from '../../page/act-fields.tsx'

export const terminalNameField: ActField = {
  name: 'name',
  label: 'Name',
  hint: 'As it stands on the machine, such as T1 or its terminal number.',
}
