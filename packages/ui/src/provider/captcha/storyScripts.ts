/** Stand-ins for the bot check's script, for stories: addresses that need no network. */

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`

/** A challenge that a press on its button solves; each token is another one. */
export const challenge = script(`
  window.grecaptcha = {
    ready: (run) => run(),
    render(container, options) {
      let count = 0
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am not a robot'
      button.onclick = () => { count += 1; options.callback('challenge-' + count); button.disabled = true }
      container.append(button)
      container.solve = button
      this.widgets = [...(this.widgets ?? []), button]
      return this.widgets.length - 1
    },
    reset(widget) { this.widgets[widget].disabled = false },
  }
`)

/** A score for each action; each token is another one. */
export const score = script(`
  let count = 0
  window.grecaptcha = {
    ready: (run) => run(),
    execute: (siteKey, { action }) => { count += 1; return Promise.resolve(action + '-' + count) },
  }
`)

/** A script that runs and brings nothing, as some blockers leave it. */
export const emptied = script('window.grecaptcha = undefined')

/** A script that the browser cannot load. */
export const blocked = 'data:text/javascript;base64,%%%'
