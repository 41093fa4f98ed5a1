/** Replacements of the bot check's script for stories, as addresses without network access. */

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`

const CHALLENGE = `
  window.grecaptcha = {
    ready: (run) => run(),
    render(container, options) {
      let count = 0
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am not a robot'
      button.onclick = () => { count += 1; options.callback('challenge-' + count); button.disabled = true }
      button.addEventListener('expired', options['expired-callback'])
      container.append(button)
      container.solve = button
      this.widgets = [...(this.widgets ?? []), button]
      return this.widgets.length - 1
    },
    reset(widget) { this.widgets[widget].disabled = false },
  }
`

/** A challenge solved by a press on its button; every token is new. It expires at the button's event `expired`. */
export const challenge = script(CHALLENGE)

/** The same challenge, which loads until the window gets the event `challenge`. */
export const slowChallenge = script(`${CHALLENGE}
  window.grecaptcha.ready = (run) => addEventListener('challenge', run, { once: true })
`)

/** A score per action; every token is new. */
export const score = script(`
  let count = 0
  window.grecaptcha = {
    ready: (run) => run(),
    execute: (siteKey, { action }) => { count += 1; return Promise.resolve(action + '-' + count) },
  }
`)

/** A script that runs and defines nothing, as after some blockers. */
export const emptied = script('window.grecaptcha = undefined')

/** A script that fails to load. */
export const blocked = 'data:text/javascript;base64,%%%'
