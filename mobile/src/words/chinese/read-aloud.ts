import type { ReadAloudWords } from '../english/read-aloud.ts'

export const readAloud: ReadAloudWords = {
  tap: (name) => `可点：${name}`,
  outside: (name) => `可点，会离开本 App：${name}`,
  chosen: (name) => `${name}。已选这一项。`,
  ticked: (name) => `${name}。已勾选。`,
  notTicked: (name) => `${name}。还没有勾选。`,
  membership: (state) => `会员：${state}`,
  step: (number, all, text) => `第 ${number} 步，共 ${all} 步：${text}`,
  stepNow: (number, all, text) => `第 ${number} 步，共 ${all} 步，现在：${text}`,
  filled: '已填写',
  empty: '还没有填写',
  noVoiceTitle: '您的手机还没有中文语音',
  noVoiceText: '语音免费，只需下载一次。最好连上 Wi-Fi。',
  howTo: '怎样做',
  android: [
    '打开手机的“设置”（Settings）。',
    '在最上面搜索“文字转语音”（Text-to-speech），点开。',
    '选“Google”，点旁边的齿轮。',
    '点“安装语音数据”（Install voice data），下载“中文”（Chinese）。',
    '把本 App 完全关闭，再打开，点喇叭。',
  ],
  noGoogle: '没有“Google”？请先在 Play Store 下载“Speech Recognition & Synthesis”。',
  iphone: [
    '打开“设置”（Settings），点“辅助功能”（Accessibility）。',
    '点“朗读内容”（Spoken Content，新 iPhone 上是 Read & Speak），再点“声音”（Voices）。',
    '选“中文”（Chinese），下载一个声音。',
    '把本 App 完全关闭，再打开，点喇叭。',
  ],
  notNow: '正在录音。录完再点喇叭。',
  cannotTitle: '这个浏览器不能朗读',
  cannotText: '请用 Chrome 打开这个页面。iPhone 请用 Safari。',
}
