import { useEffect, useState } from 'react'

const wide = window.matchMedia('(min-width: 1000px)')

/** Whether the menu shows its words: on a tablet the lists need the width more, until somebody opens it. */
export function useMenuOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(wide.matches)
  useEffect(() => {
    const tell = () => setOpen(wide.matches)
    wide.addEventListener('change', tell)
    return () => wide.removeEventListener('change', tell)
  }, [])
  return [isOpen, setOpen]
}
