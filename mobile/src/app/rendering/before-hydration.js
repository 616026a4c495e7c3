;(function () {
  var page = document.documentElement
  // Chrome 111 and Safari 16.4 are the first that have both.
  if (!(window.CSS && CSS.supports && CSS.supports('color', 'oklch(0 0 0)') && CSS.registerProperty)) {
    page.setAttribute('data-old', '')
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('root').style.display = 'none'
      document.getElementById('old-browser').hidden = false
    })
    return
  }
  page.setAttribute('data-opening', '')
  function showAll() {
    page.removeAttribute('data-opening')
  }
  var alive = false
  function noteReader() {
    try {
      if (!alive && localStorage.getItem('TOKEN_H5')) page.setAttribute('data-signed-in', '')
      if (localStorage.getItem('FONT_KEPT')) {
        page.setAttribute('data-own-font', '')
        // Asked for once text is laid out, it held the first paint back.
        document.fonts.load('1em Figtree')
      }
    } catch (error) {
      void error
    }
  }
  // The first look into the storage waits for another process, so on a first visit it comes after the first paint.
  if (navigator.serviceWorker && navigator.serviceWorker.controller) noteReader()
  else
    requestAnimationFrame(function () {
      setTimeout(noteReader)
    })

  // What goes wrong is held for the reporter, which is fetched last of all.
  var held = (window.heldFaults = [])
  function hold(event) {
    if (held.length < 20) held.push(event)
  }
  addEventListener('error', hold)
  addEventListener('unhandledrejection', hold)
  addEventListener('securitypolicyviolation', hold)

  var last = null
  function onSubmit(event) {
    event.preventDefault()
    last = { act: 'send', on: event.target }
  }
  function onClick(event) {
    var button = event.target.closest && event.target.closest('#root button[type=button]')
    // What opens or closes a sheet by itself has done so.
    if (button && !button.commandForElement) last = { act: 'tap', on: button }
  }
  function face() {
    return document.getElementById('not-opened')
  }
  function fail() {
    var sheet = document.querySelector('dialog[open]')
    if (sheet) sheet.close()
    acts.takeBack()
    if (face()) face().hidden = false
  }
  function reload() {
    location.reload()
  }
  // A worker of an older build would answer with the same page again, whose code may be gone; what it kept may be what is wrong.
  function leaveWorker(then) {
    var workers = navigator.serviceWorker
    if (!workers || !workers.controller) return then()
    workers
      .getRegistration('/mobile/')
      .then(function (registration) {
        return registration && registration.unregister()
      })
      .then(function () {
        return caches.keys()
      })
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name)
          }),
        )
      })
      .then(then, then)
  }
  function tryAgain() {
    var button = document.getElementById('open-again')
    button.disabled = true
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(20000) }).then(
      function () {
        acts.keep()
        leaveWorker(reload)
      },
      function () {
        button.disabled = false
      },
    )
  }
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault()
    window.installPrompt = event
  })
  var timer = setTimeout(fail, 60000)
  function onError(event) {
    if (!event.target || event.target.tagName !== 'SCRIPT') return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onNoCode)
    else onNoCode()
  }
  // Once by itself, where a worker answered: so an old page of it mends itself.
  function onNoCode() {
    fail()
    try {
      if (!navigator.serviceWorker.controller || sessionStorage.getItem('MENDED')) return
      sessionStorage.setItem('MENDED', '1')
      tryAgain()
    } catch (error) {
      void error
    }
  }
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onClick, true)
  addEventListener('error', onError, true)
  addEventListener('online', function () {
    if (face() && !face().hidden) tryAgain()
  })
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('open-again').addEventListener('click', tryAgain)
    // After the frame that shows the page first; no frame comes to a tab in the background.
    if (document.hidden) showAll()
    else
      requestAnimationFrame(function () {
        setTimeout(showAll)
      })
  })
  var acts = (window.earlyActs = {
    fail: fail,
    again: tryAgain,
    // A page with a form for a number keeps what was typed, and takes back what it answered.
    keep: function () {},
    takeBack: function () {},
    stop: function () {
      alive = true
      clearTimeout(timer)
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('click', onClick, true)
      removeEventListener('error', onError, true)
      if (face()) face().hidden = true
      return last
    },
  })
})()
