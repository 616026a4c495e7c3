#!/bin/sh
# Starts rsyslog in its container, and each hour removes what is older than LOGS_DAYS.
set -eu
while :; do
  find /var/log/mwc -type f -mtime "+${LOGS_DAYS:-30}" -delete
  find /var/log/mwc -mindepth 1 -type d -empty -delete
  sleep 3600
done &
exec rsyslogd -n -i /tmp/rsyslogd.pid -f /etc/mwc/rsyslog/containers.conf
