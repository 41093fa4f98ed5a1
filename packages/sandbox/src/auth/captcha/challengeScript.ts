/**
 * A stand-in for Google's reCAPTCHA v2: the same `window.grecaptcha` (ready, render, getResponse, reset) and the same
 * callbacks. It renders with elements and CSSOM only, so it runs under the strictest policy. `?onload=name` calls a
 * global function after loading, `?hl=my` switches to Burmese, `?behaviour=` expire, fail, block or slow simulates a
 * failure.
 */
export const challengeScript = `(() => {
  'use strict'
  const source = new URL(document.currentScript.src)
  const behaviour = source.searchParams.get('behaviour') || undefined
  const WORDS = {
    en: {
      label: "I'm not a robot",
      checking: 'Checking',
      done: 'You are verified',
      expired: 'The check has expired. Tick the box again.',
      failed: 'The check failed. Try again.',
      note: 'Sandbox check',
    },
    my: {
      label: 'ကျွန်ုပ်သည် စက်ရုပ်မဟုတ်ပါ',
      checking: 'စစ်ဆေးနေသည်',
      done: 'အတည်ပြုပြီးပါပြီ',
      expired: 'စစ်ဆေးမှု သက်တမ်းကုန်သွားပါပြီ။ အကွက်ကို ထပ်မံ အမှန်ခြစ်ပါ။',
      failed: 'စစ်ဆေးမှု မအောင်မြင်ပါ။ ထပ်မံကြိုးစားပါ။',
      note: 'စမ်းသပ်စစ်ဆေးမှု',
    },
  }
  const LIFETIME = 120000
  const boxes = []

  function style(element, rules) {
    for (const [name, value] of Object.entries(rules)) element.style[name] = value
  }

  function call(callback, ...values) {
    const run = typeof callback === 'string' ? window[callback] : callback
    if (typeof run === 'function') run(...values)
  }

  async function requestToken() {
    const response = await fetch(new URL('token', source), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ behaviour }),
    })
    if (!response.ok) throw new Error('The check answered ' + response.status)
    return response.json()
  }

  function render(container, options) {
    const place = typeof container === 'string' ? document.getElementById(container) : container
    if (!place) throw new Error('reCAPTCHA placeholder element must be an element or id')
    if (place.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element')
    const settings = options || {}
    const isDark = settings.theme === 'dark'
    const language = settings.hl || source.searchParams.get('hl') || document.documentElement.lang
    const words = WORDS[language] || WORDS.en
    const frame = document.createElement('div')
    const label = document.createElement('label')
    const box = document.createElement('input')
    const text = document.createElement('span')
    const status = document.createElement('span')
    const note = document.createElement('span')
    box.type = 'checkbox'
    if (settings.tabindex !== undefined) box.tabIndex = settings.tabindex
    text.textContent = words.label
    status.setAttribute('role', 'status')
    note.textContent = words.note
    frame.lang = words === WORDS.my ? 'my' : 'en'
    // Burmese is not readable in smaller letters.
    const small = words === WORDS.my ? '16px' : '12px'
    style(frame, {
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: '304px',
      minHeight: '78px',
      padding: '12px',
      border: '1px solid ' + (isDark ? '#6b7280' : '#9ca3af'),
      borderRadius: '4px',
      background: isDark ? '#1f2937' : '#f9fafb',
      color: isDark ? '#f3f4f6' : '#111827',
      // Inherits the font family, because the page's fonts cover Burmese.
      fontSize: '16px',
      lineHeight: '1.8',
      overflowWrap: 'anywhere',
    })
    style(label, { display: 'flex', alignItems: 'center', gap: '12px', cursor: 'pointer', minHeight: '28px' })
    style(box, { width: '24px', height: '24px', margin: '0', flex: 'none' })
    style(status, { display: 'block', fontSize: small })
    style(note, { display: 'block', fontSize: small, color: isDark ? '#d1d5db' : '#4b5563' })
    label.append(box, text)
    frame.append(label, status, note)
    place.append(frame)

    const widget = { response: '', timer: undefined, reset }
    let round = 0
    let isChecking = false

    function reset() {
      round += 1
      clearTimeout(widget.timer)
      widget.response = ''
      isChecking = false
      box.checked = false
      status.textContent = ''
    }

    box.addEventListener('change', async () => {
      // A second click neither cancels a running check nor undoes a passed one.
      if (isChecking || widget.response) {
        box.checked = true
        return
      }
      const own = round
      isChecking = true
      status.textContent = words.checking
      try {
        const { token, lifetime } = await requestToken()
        if (own !== round) return
        widget.response = token
        status.textContent = words.done
        isChecking = false
        widget.timer = setTimeout(() => {
          reset()
          status.textContent = words.expired
          call(settings['expired-callback'])
        }, lifetime || LIFETIME)
        call(settings.callback, token)
      } catch {
        if (own !== round) return
        reset()
        status.textContent = words.failed
        call(settings['error-callback'])
      }
    })
    return boxes.push(widget) - 1
  }

  const widgetOf = (id) => {
    const widget = boxes[id === undefined ? 0 : id]
    if (!widget) throw new Error('reCAPTCHA client element has been removed: ' + id)
    return widget
  }
  window.grecaptcha = {
    ready: (run) => void Promise.resolve().then(run),
    render,
    getResponse: (id) => widgetOf(id).response,
    reset: (id) => widgetOf(id).reset(),
  }
  call(source.searchParams.get('onload') || undefined)
})()
`
