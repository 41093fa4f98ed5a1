/**
 * A stand-in for Google's reCAPTCHA v3: `grecaptcha.ready` and `grecaptcha.execute(siteKey, { action })`, which
 * resolves to a token. `?onload=` and `?behaviour=` are as in the challenge.
 */
export const scoreScript = `(() => {
  'use strict'
  const source = new URL(document.currentScript.src)
  const behaviour = source.searchParams.get('behaviour') || undefined
  async function execute(siteKey, options) {
    const response = await fetch(new URL('token', source), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ behaviour, action: options && options.action }),
    })
    if (!response.ok) throw new Error('The check answered ' + response.status)
    return (await response.json()).token
  }
  window.grecaptcha = { ready: (run) => void Promise.resolve().then(run), execute }
  const onload = window[source.searchParams.get('onload')]
  if (typeof onload === 'function') onload()
})()
`
