import { ConfigError } from './ConfigError.ts'

/**
 * Shows on the page why the console could not start. Code and words may not be loaded, so it uses plain elements and
 * both languages.
 */
export function showStartFailure(root: HTMLElement, error: unknown, reload: () => void): void {
  const isConfig = error instanceof ConfigError
  const lines = isConfig
    ? [
        'Fleet GIS is not set up correctly. Tell your administrator:',
        'Fleet GIS ကို မှန်ကန်စွာ ပြင်ဆင်ထားခြင်း မရှိပါ။ စီမံခန့်ခွဲသူကို အကြောင်းကြားပါ -',
        error.message,
      ]
    : [
        'Fleet GIS could not be loaded. Check your connection, then reload.',
        'Fleet GIS ကို ဖွင့်၍ မရပါ။ အင်တာနက်ချိတ်ဆက်မှုကို စစ်ဆေးပြီး ပြန်ဖွင့်ပါ။',
      ]
  const box = document.createElement('main')
  box.className = 'start-failure'
  box.setAttribute('role', 'alert')
  const heading = element('h1', 'Fleet GIS')
  heading.lang = 'en'
  box.append(heading)
  for (const line of lines) {
    const paragraph = element('p', line)
    paragraph.lang = /\p{Script=Myanmar}/u.test(line) ? 'my' : 'en'
    box.append(paragraph)
  }
  const button = element('button', 'Reload · ပြန်ဖွင့်ရန်')
  button.addEventListener('click', reload)
  box.append(button)
  root.replaceChildren(box)
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
