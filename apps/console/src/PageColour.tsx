import { useFleet } from '@fleetgis/ui'
import { useEffect } from 'react'

/** Sets the theme's colour around the console: the browser's bar and the overscroll area. */
export function PageColour() {
  const { theme } = useFleet()
  useEffect(() => {
    const fleet = document.querySelector('[data-component="Fleet"]')
    if (fleet === null) return
    const colour = getComputedStyle(fleet).getPropertyValue('--fleet-color-canvas')
    document.documentElement.style.backgroundColor = colour
    document.documentElement.style.colorScheme = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }, [theme])
  return null
}
