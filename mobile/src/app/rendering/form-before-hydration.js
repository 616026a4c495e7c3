;(function () {
  var acts = window.earlyActs
  // The summary of what is wrong, with one line to copy, a button that works, and the texts of what surely is wrong.
  var made = document.getElementById('early-faces')
  if (!acts) return
  var kept = 'TYPED'
  function listOf(selector, within) {
    return [].slice.call((within || document.getElementById('root')).querySelectorAll(selector))
  }

  function controls() {
    return listOf('input[name]:not([type=password]),select[name]')
  }
  // What was typed comes back after a new try; a password is never written to any storage.
  acts.keep = function () {
    try {
      sessionStorage.setItem(
        kept,
        JSON.stringify(
          controls().map(function (c) {
            return [c.name, c.type, c.value, c.checked]
          }),
        ),
      )
    } catch (error) {
      void error
    }
  }
  function putBack() {
    try {
      var values = JSON.parse(sessionStorage.getItem(kept) || '[]')
      sessionStorage.removeItem(kept)
      values.forEach(function (v) {
        controls().forEach(function (c) {
          if (c.name !== v[0] || c.type !== v[1]) return
          if (c.type === 'radio' || c.type === 'checkbox') c.checked = c.value === v[2] ? v[3] : c.checked
          else c.value = v[2]
        })
      })
    } catch (error) {
      void error
    }
  }
  // Only a new try left something; asking the storage would delay the first paint.
  var navigation = performance.getEntriesByType('navigation')[0]
  if (!navigation || navigation.type === 'reload') putBack()

  var stop = acts.stop
  var texts = made.dataset
  // Of the last try: the form, what is shown of it, and whether its reader typed on.
  var form
  var shown = []
  var typedOn
  // By the rule of `mobileProblem`; what it leaves open waits for the form's own code.
  function problemOf(control) {
    var typed = control.value.trim()
    if (!typed) return texts.required
    if (control.type !== 'tel' || !/^\d+$/.test(typed)) return ''
    if (form.querySelector('select').value !== '+65') return typed.length < 6 ? texts.mobileAbroad : ''
    return /^(65)?[89]\d{7}$/.test(typed) ? '' : texts.mobile
  }
  function isOtherForm() {
    return listOf('input[type=radio]').some(function (radio) {
      return radio.checked !== radio.defaultChecked
    })
  }
  function takeBack() {
    if (!form) return
    shown.forEach(function (node) {
      node.remove()
    })
    shown = []
    form.style.cssText = ''
    listOf('input,[type=submit],[type=submit]>*', form).forEach(function (part) {
      part.removeAttribute('aria-invalid')
      part.removeAttribute('aria-disabled')
      part.style.display = ''
    })
  }
  function show(within, node) {
    shown.push(within.appendChild(node.cloneNode(true)))
    return shown[shown.length - 1]
  }
  function showBusy() {
    var button = form.querySelector('[type=submit]')
    listOf('[type=submit]>*', form).forEach(function (part) {
      part.style.display = 'none'
    })
    ;[].forEach.call(made.content.lastElementChild.children, function (part) {
      show(button, part)
    })
    button.setAttribute('aria-disabled', 'true')
  }
  function showWrong(wrong) {
    // React leaves alone what follows the children of a form or button that it knows; styles give it the first place.
    form.style.cssText = 'display:flex;flex-direction:column'
    var summary = show(form, made.content.firstElementChild)
    summary.style.cssText = 'order:-1;margin-bottom:20px'
    var list = summary.querySelector('ul')
    var line = list.removeChild(list.firstElementChild)
    wrong.forEach(function (control) {
      list.appendChild(fill(line.cloneNode(true), control))
    })
    summary.focus()
  }
  function fill(line, control) {
    var link = line.querySelector('a')
    var said = link.firstElementChild
    said.firstElementChild.firstChild.data = document.querySelector('label[for=' + control.id + ']').textContent
    said.lastChild.data = problemOf(control)
    link.addEventListener('click', function (event) {
      event.preventDefault()
      control.focus()
    })
    control.setAttribute('aria-invalid', 'true')
    return line
  }
  function onSubmit(event) {
    takeBack()
    form = event.target
    typedOn = false
    if (isOtherForm()) return
    var wrong = listOf('input[id]', form).filter(problemOf)
    if (wrong.length) showWrong(wrong)
    // Once the page says that its code did not come, nothing is on its way.
    else if (document.getElementById('not-opened').hidden) showBusy()
  }
  function onInput() {
    typedOn = true
    takeBack()
  }
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('input', onInput, true)
  acts.takeBack = takeBack
  acts.stop = function () {
    document.removeEventListener('submit', onSubmit, true)
    document.removeEventListener('input', onInput, true)
    // The try is made again right after: the form's own code says the same.
    setTimeout(takeBack)
    var last = stop()
    return typedOn && last && last.act === 'send' ? null : last
  }
})()
